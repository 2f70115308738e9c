/// The messages of a connection, as text. Begin with [Request] (from clients) and [Messages] (from the server);
/// `docs/protocol.md` specifies both.
@NullMarked
package table13.wire.protocol;

import org.jspecify.annotations.NullMarked;
