/// The bots. A [Bot] gets only a [table13.rules.View] and a seed. Its search samples determinizations of that view, so
/// it cannot cheat.
///
/// `level` has the bots by name, `search` the search for any game; `thirteen`, `leaves` and `skipbo` hold the knowledge
/// of each game. No clocks and no threads: the same view, seed and bot give the same move on every machine.
@NullMarked
package table13.bots;

import org.jspecify.annotations.NullMarked;
