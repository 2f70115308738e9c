package table13.rules.skipbo;

import java.util.List;
import table13.rules.Event;
import table13.rules.cards.Card;

/// The events of a match of *Skip-Bo*. Piles are numbered as in [SkipBo#piles], spaces from 1 to 24.
public sealed interface SkipBoEvent extends Event {

    /// A card was turned up to begin a pile. It stays there unless it is a 12.
    record TurnedUp(Card card, int pile, boolean stays) implements SkipBoEvent {}

    /// A seat got its stock. Only the top lies face up.
    record StockDealt(int seat, int count, Card top) implements SkipBoEvent {}

    /// A seat drew cards. Only this seat may see them.
    record Drew(int seat, int count, List<Card> cards) implements SkipBoEvent {}

    /// A card went on a pile and counts as this number.
    record Built(int seat, Card card, boolean fromStock, int pile, int number) implements SkipBoEvent {}

    /// A space stood in for a number.
    record StoodIn(int seat, int pile, int number) implements SkipBoEvent {}

    /// The top of the stock went to its bottom.
    record Exchanged(int seat, Card under) implements SkipBoEvent {}

    /// The next card of a stock was turned up.
    record StockTurned(int seat, Card top) implements SkipBoEvent {}

    /// A pile was completed and set aside.
    record SetAside(int pile, List<Card> cards) implements SkipBoEvent {}

    /// A card was discarded and moved a pawn.
    record Discarded(int seat, Card card, int from, int to) implements SkipBoEvent {}

    /// A seat without cards ended its turn.
    record TurnEnded(int seat) implements SkipBoEvent {}

    /// The completed piles, or the discard pile if there are none, became the draw pile.
    record Reshuffled(int count, boolean fromDiscards) implements SkipBoEvent {}

    /// A seat played the last card of its stock.
    record Won(int seat) implements SkipBoEvent {}

    /// The last allowed turn was played without a winner.
    record TurnsRanOut(int turns) implements SkipBoEvent {}

    @Override
    default SkipBoEvent seenBy(int viewer) {
        return switch (this) {
            case TurnedUp turnedUp -> turnedUp;
            case StockDealt dealt -> dealt;
            case Drew drew -> drew.seat() == viewer ? drew : new Drew(drew.seat(), drew.count(), List.of());
            case Built built -> built;
            case StoodIn stoodIn -> stoodIn;
            case Exchanged exchanged -> exchanged;
            case StockTurned turned -> turned;
            case SetAside setAside -> setAside;
            case Discarded discarded -> discarded;
            case TurnEnded ended -> ended;
            case Reshuffled reshuffled -> reshuffled;
            case Won won -> won;
            case TurnsRanOut ranOut -> ranOut;
        };
    }
}
