package table13.rules.thirteen;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import table13.rules.Objection;
import table13.rules.Option;
import table13.rules.Setup;

/// All that distinguishes *13* from *Friday the 13th*.
///
/// @param suits the three colours, or kinds of bad luck, in the order of their targets; each is written by its initial
/// @param four what one of the eight special fours is called, written by its initial
/// @param options those that the other does not have
/// @param zeros how many zeros each suit has
/// @param handSize how many cards are dealt to each hand: [#ALL], or a number that leaves a draw pile
/// @param fewestHands how many hands are dealt at least; those without a player stay unseen
/// @param rounds the rounds of a match, by the number of players
record Edition(
        String id,
        String title,
        List<String> suits,
        String four,
        List<Option> options,
        ToIntFunction<Setup> zeros,
        int handSize,
        int fewestHands,
        IntUnaryOperator rounds,
        Objection notHeld,
        Objection wrongTarget) {

    static final int ALL = Integer.MAX_VALUE;
}
