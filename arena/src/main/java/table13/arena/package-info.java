/// Matches between bots. [Arena] plays one [Contest] or all those of a [League] on several threads and returns a
/// [ContestResult] for each. Any program can take part as a [Contestant].
@NullMarked
package table13.arena;

import org.jspecify.annotations.NullMarked;
