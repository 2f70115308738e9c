/// Reads records: begin with [Replay]. What writes them is [table13.rules.Match] itself; here it plays them again, with
/// the game from the shelf and the luck that the record tells of.
@NullMarked
package table13.rules.record;

import org.jspecify.annotations.NullMarked;
