package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Event;
import table13.rules.cards.Card;

/// The events of a round of *13* or *Friday the 13th*.
public sealed interface PileEvent extends Event {

    /// A seat was dealt its cards. Only this seat may see them.
    record Dealt(int seat, int count, List<Card> cards) implements PileEvent {}

    /// A card was played; `sum` is the new sum of the target, possibly more than 13.
    record Played(int seat, Card card, int target, int sum) implements PileEvent {}

    /// The seat took the cards that lay on a target before its card.
    record Took(int seat, int target, List<Card> cards) implements PileEvent {}

    /// A seat drew from the pile. Only this seat may see the card.
    record Drew(int seat, int count, List<Card> cards) implements PileEvent {}

    /// The round is over and all players turn over their taken cards.
    record Scored(List<Score> scores) implements PileEvent {

        static Scored of(PileState state) {
            List<Score> scores = new ArrayList<>();
            for (int seat = 0; seat < state.players; seat++) {
                List<Integer> cards = new ArrayList<>();
                List<Boolean> free = new ArrayList<>();
                for (int suit = 0; suit < PileState.TARGETS; suit++) {
                    cards.add(Cards.ofSuit(state.taken[seat], suit));
                    free.add(state.hasMost(seat, suit));
                }
                int fours = Cards.count(state.taken[seat], Cards.FOUR);
                List<Card> taken = Cards.list(state.taken[seat], state.deck);
                scores.add(new Score(seat, taken, cards, free, fours, state.points(seat)));
            }
            return new Scored(scores);
        }
    }

    /// The parts of a seat's points.
    ///
    /// @param taken the taken cards, ordered by kind
    /// @param cards the number of taken cards of each suit
    /// @param free whether the seat has strictly the most of that suit and pays nothing for it
    /// @param fours the number of taken fours, two points each
    record Score(int seat, List<Card> taken, List<Integer> cards, List<Boolean> free, int fours, int points) {}

    @Override
    default PileEvent seenBy(int viewer) {
        return switch (this) {
            case Dealt dealt -> dealt.seat() == viewer ? dealt : new Dealt(dealt.seat(), dealt.count(), List.of());
            case Played played -> played;
            case Took took -> took;
            case Drew drew -> drew.seat() == viewer ? drew : new Drew(drew.seat(), drew.count(), List.of());
            case Scored scored -> scored;
        };
    }
}
