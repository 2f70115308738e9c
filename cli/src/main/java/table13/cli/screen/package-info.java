/// How games look and read in a terminal of 80 columns. A game has a [Face]: a [Screen] that draws what lies on the
/// table and lists the moves, a [Narrator] that tells events in sentences, and a guide. What draws them is here, too.
///
/// All of it is made from views and events of one viewer, so it can give nothing away. Colour only ever repeats what a
/// letter or a word says already.
@NullMarked
package table13.cli.screen;

import org.jspecify.annotations.NullMarked;
