/// Display of games in a terminal. [GameUi] describes one game in [Section]s, rows of labelled cells. [BoardRenderer]
/// draws them in the width of the terminal, and [MatchNarrator] converts events into sentences.
///
/// Everything is made from views and events of one viewer, so it cannot reveal hidden cards. Colour only repeats
/// information of a letter or a word.
@NullMarked
package table13.cli.screen;

import org.jspecify.annotations.NullMarked;
