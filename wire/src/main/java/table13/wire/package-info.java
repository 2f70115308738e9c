/// The JSON codec of tables and the protocol. This package has JSON itself: [Json] and [JsonWriter] write it,
/// [JsonObjectReader] reads untrusted input.
///
/// Begin with `protocol`, the messages between client and server. This module has no clocks, threads, files or
/// randomness: it runs in the browser as well.
@NullMarked
package table13.wire;

import org.jspecify.annotations.NullMarked;
