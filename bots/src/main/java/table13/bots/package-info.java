/// Players made of code. A [Bot] gets a [table13.rules.View] and a seed and nothing else: what it searches it imagines
/// from that view, so it cannot cheat.
///
/// `level` knows the bots by name, `search` thinks ahead in any game, and `thirteen`, `leaves` and `skipbo` know
/// what is good in theirs. None of these reads a clock or starts a thread: the same view, seed and bot give the
/// same move on every machine.
@NullMarked
package table13.bots;

import org.jspecify.annotations.NullMarked;
