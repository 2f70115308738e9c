/// Cards of any game. [Deck] lists the kinds and the number of copies of each.
@NullMarked
package table13.rules.cards;

import org.jspecify.annotations.NullMarked;
