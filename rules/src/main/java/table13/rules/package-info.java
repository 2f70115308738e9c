/// The common parts of all four games. Begin with [State] (the full state of one round), [Game] (its surroundings) and
/// [Match] (used by servers, terminals and tests to play).
///
/// No clocks, threads, files or randomness of its own: chance is passed in.
@NullMarked
package table13.rules;

import org.jspecify.annotations.NullMarked;
