/// Where bots play each other. [Arena] plays one [Contest] or all those of a [League] on several threads and gives a
/// [ContestResult] for each; who takes part is a [Contestant], so that a program of any kind can.
@NullMarked
package table13.arena;

import org.jspecify.annotations.NullMarked;
