/// How each game looks and reads in a terminal of 80 columns. [Screen] draws what lies on the table and lists the
/// moves, [Narrator] tells events in sentences, [Guide] explains; [Face] finds the three for a game.
///
/// All of it is made from views and events of one viewer, so it can give nothing away. Colour only ever repeats what a
/// letter or a word says already.
@NullMarked
package table13.cli.screen;

import org.jspecify.annotations.NullMarked;
