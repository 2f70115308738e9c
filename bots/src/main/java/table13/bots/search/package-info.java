/// Search for any game: it knows [table13.rules.Game] and [table13.rules.State], a rule of thumb ([Thumb]) to play
/// imagined rounds with, and what is worth having ([Objective]).
@NullMarked
package table13.bots.search;

import org.jspecify.annotations.NullMarked;
