/// What a log keeps, as text: [EntryText] for its entries, whose words are for ever, and [CheckpointText] for what
/// stands beside it.
@NullMarked
package table13.wire.log;

import org.jspecify.annotations.NullMarked;
