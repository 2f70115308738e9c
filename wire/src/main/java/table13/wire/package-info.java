/// Everything that leaves a table or comes to it, as text. Here is JSON itself: [Json] and [JsonWriter] write it,
/// [JsonObjectReader] reads what strangers sent.
///
/// Begin with `protocol`, the words between client and server.
/// Nothing in this module reads a clock, starts a thread, touches a file or makes up a random number: it runs in the
/// browser too.
@NullMarked
package table13.wire;

import org.jspecify.annotations.NullMarked;
