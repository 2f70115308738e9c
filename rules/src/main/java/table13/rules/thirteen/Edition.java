package table13.rules.thirteen;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import table13.rules.Objection;
import table13.rules.Option;
import table13.rules.Setup;

/// The differences between *13* and *Friday the 13th*.
///
/// @param suits the three colours, or kinds of bad luck, in the order of their targets; each is written by its initial
/// @param four the name of the eight special fours, written by its initial
/// @param options the options that the other edition does not have
/// @param zeros the number of zeros of each suit
/// @param handSize the number of cards dealt to each hand: [#ALL], or a number that leaves a draw pile
/// @param fewestHands the least number of hands dealt; hands without a player stay unseen
/// @param rounds the number of rounds of a match, by the number of players
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
