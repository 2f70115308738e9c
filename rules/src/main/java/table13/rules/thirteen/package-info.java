/// *13* and *Friday the 13th*: one family with one state class. [Thirteen] and [Friday] hold the differences,
/// [PileState] the rules of both.
@NullMarked
package table13.rules.thirteen;

import org.jspecify.annotations.NullMarked;
