package table13.rules.leaves;

import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Event;
import table13.rules.cards.Card;

/// The events of a round of *13 Leaves*.
public sealed interface LeavesEvent extends Event {

    /// A seat was dealt its cards. Only this seat may see them.
    record Dealt(int seat, int count, List<Card> cards) implements LeavesEvent {}

    /// A seat played this many cards of one value to the row.
    record Played(int seat, Card card, int count) implements LeavesEvent {}

    /// A seat took this card from the row and is out for this lap.
    record Passed(int seat, Card card) implements LeavesEvent {}

    /// All seats but one have passed. The remaining seat clears the row, and starts the next lap if there is one.
    ///
    /// @param lap its number, from 1
    /// @param cleared the cards of the row, now out of the game
    record LapEnded(int lap, int seat, List<Card> cleared) implements LeavesEvent {}

    /// A seat played its last card: the round is over.
    record RoundWon(int seat) implements LeavesEvent {}

    /// The last lap is over and all players still hold cards: the round ends (L13).
    ///
    /// @param winners the seats with the fewest cards
    record LapsRanOut(List<Integer> winners) implements LeavesEvent {

        static LapsRanOut of(LeavesState state) {
            int fewest =
                    IntStream.range(0, state.players).map(state::points).min().orElseThrow();
            return new LapsRanOut(IntStream.range(0, state.players)
                    .filter(seat -> state.points(seat) == fewest)
                    .boxed()
                    .toList());
        }
    }

    @Override
    default LeavesEvent seenBy(int viewer) {
        return switch (this) {
            case Dealt dealt -> dealt.seat() == viewer ? dealt : new Dealt(dealt.seat(), dealt.count(), List.of());
            case Played played -> played;
            case Passed passed -> passed;
            case LapEnded ended -> ended;
            case RoundWon won -> won;
            case LapsRanOut ranOut -> ranOut;
        };
    }
}
