/// Sessions: guests have no account, and are identified by a token that only their browser holds.
@NullMarked
package table13.server.sessions;

import org.jspecify.annotations.NullMarked;
