/// Who is who: guests come without an account and are known by a token that only their browser holds.
@NullMarked
package table13.server.sessions;

import org.jspecify.annotations.NullMarked;
