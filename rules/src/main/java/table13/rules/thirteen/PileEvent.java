package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Event;
import table13.rules.cards.Card;

/// What happens in a round of *13* or *Friday the 13th*.
public sealed interface PileEvent extends Event {

    /// A seat got its cards. Only the seat is told which.
    record Dealt(int seat, int count, List<Card> cards) implements PileEvent {}

    /// A card was played; `sum` is what it made of the target, more than 13 included.
    record Played(int seat, Card card, int target, int sum) implements PileEvent {}

    /// The seat took what lay on a target before its card.
    record Took(int seat, int target, List<Card> cards) implements PileEvent {}

    /// A seat drew from the pile. Only the seat is told which card.
    record Drew(int seat, int count, List<Card> cards) implements PileEvent {}

    /// The round is over and everybody turns over what they took.
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

    /// How a seat's points come about.
    ///
    /// @param taken what it took, ordered by kind
    /// @param cards how many it took of each suit
    /// @param free whether it has strictly the most of that suit and pays nothing for it
    /// @param fours how many fours it took, two points each
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
