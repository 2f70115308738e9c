/// What goes over the wire and into the log, as text: the only package that sees JSON. Begin with [Request], what
/// clients ask, and [Messages], what they are told; `docs/protocol.md` is the promise behind both. [EntryText] is how
/// the
/// store keeps entries.
@NullMarked
package table13.server.wire;

import org.jspecify.annotations.NullMarked;
