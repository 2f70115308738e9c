/// What cards are, whatever the game: [Deck] says which kinds there are and how many of each.
@NullMarked
package table13.rules.cards;

import org.jspecify.annotations.NullMarked;
