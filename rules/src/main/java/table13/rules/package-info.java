/// What all four games share. Begin with [State] (the truth of one round) and [Game] (what surrounds it), then
/// [Match], the one door through which servers, terminals and tests play.
///
/// Nothing here reads a clock, starts a thread, touches a file or makes up a random number: chance is handed in.
@NullMarked
package table13.rules;

import org.jspecify.annotations.NullMarked;
