/// What a log keeps, as text: [EntryJson] for its entries, whose words are for ever, and [CheckpointCodec] for what
/// stands beside it.
@NullMarked
package table13.wire.log;

import org.jspecify.annotations.NullMarked;
