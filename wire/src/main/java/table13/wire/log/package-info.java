/// The text of a log: [EntryJson] for its entries (frozen), and [CheckpointCodec] for the checkpoints beside it.
@NullMarked
package table13.wire.log;

import org.jspecify.annotations.NullMarked;
