/// What goes over the line, as text. Begin with [Request], what clients ask, and [Messages], what they are told;
/// `docs/protocol.md` is the promise behind both.
@NullMarked
package table13.wire.protocol;

import org.jspecify.annotations.NullMarked;
