/// How games look and read in a terminal. [GameUi] describes one game in [Section]s, rows of labelled cells;
/// [BoardRenderer] draws them in the width there is, and [MatchNarrator] tells events in sentences.
///
/// All of it is made from views and events of one viewer, so it can give nothing away. Colour only ever repeats what a
/// letter or a word says already.
@NullMarked
package table13.cli.screen;

import org.jspecify.annotations.NullMarked;
