/// Reads records: begin with [Replay]. [table13.rules.Match] writes them; here it plays them again with the registered
/// game and the recorded randomness.
@NullMarked
package table13.rules.record;

import org.jspecify.annotations.NullMarked;
