package table13.rules.leaves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.cards.Card;

/// What one viewer may know of a round of *13 Leaves*.
///
/// @param lap its number, from 1
/// @param hand the viewer's own cards in the order of their values; none for a watcher
/// @param handSizes how many cards each seat holds
/// @param known the cards each seat took when it passed and has not played since: all saw them, so bots may count
/// @param passed whether each seat is out for this lap
/// @param row the stacks, the lowest value first
/// @param low what a play at the low end needs; null if the row is empty and anything goes
/// @param high what a play at the high end needs; null if the row is empty and anything goes
/// @param cleared the cards that are out of the game, in the order of their values
/// @param rest how many cards were not dealt
/// @param moves every play and pass of this round, the first one first: all saw them, so bots may count. None are
///     remembered in a replay, and in what older versions tell
public record LeavesView(
        Setup setup,
        int viewer,
        int lap,
        int toMove,
        List<Card> hand,
        List<Integer> handSizes,
        List<List<Card>> known,
        List<Boolean> passed,
        List<Stack> row,
        @Nullable End low,
        @Nullable End high,
        List<Card> cleared,
        int rest,
        List<Moved> moves,
        List<Move> legalMoves)
        implements RoundView {

    /// The cards of one value in the row.
    ///
    /// @param copies how many of this value there are in the whole deck
    public record Stack(Card card, int count, int copies) {}

    /// An end of the row.
    ///
    /// @param card the value there: one may play this one or beyond
    /// @param needed how many cards it takes at least
    public record End(Card card, int needed) {}

    /// A move that somebody made: [LeavesMove#code] is what [LeavesState#isPass] and its like can be asked about.
    public record Moved(int seat, LeavesMove move) {}

    static LeavesView of(Leaves game, LeavesState state, int viewer) {
        List<Integer> handSizes = new ArrayList<>();
        List<List<Card>> known = new ArrayList<>();
        List<Boolean> passed = new ArrayList<>();
        for (int seat = 0; seat < state.players; seat++) {
            handSizes.add(Cards.count(state.hands[seat]));
            known.add(Cards.list(state.known[seat], state.deck));
            passed.add(state.hasPassed(seat));
        }
        List<Stack> row = row(state);
        return new LeavesView(
                state.setup,
                viewer,
                state.lap,
                state.toMove,
                viewer >= 0 ? Cards.list(state.hands[viewer], state.deck) : List.of(),
                handSizes,
                known,
                passed,
                row,
                row.isEmpty() ? null : end(row.getFirst()),
                row.isEmpty() ? null : end(row.getLast()),
                Cards.list(state.gone, state.deck),
                Cards.count(state.rest),
                MoveHistory.list(state.past, state.made),
                viewer == state.toMove ? RoundView.legalMoves(game, state) : List.of());
    }

    @Override
    public LeavesView withoutPast() {
        return new LeavesView(
                setup,
                viewer,
                lap,
                toMove,
                hand,
                handSizes,
                known,
                passed,
                row,
                low,
                high,
                cleared,
                rest,
                List.of(),
                legalMoves);
    }

    private static List<Stack> row(LeavesState state) {
        List<Stack> row = new ArrayList<>();
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            int count = Cards.count(state.row, kind);
            if (count > 0) {
                row.add(new Stack(state.deck.card(kind), count, state.deck.copies(kind)));
            }
        }
        return row;
    }

    private static End end(Stack stack) {
        return new End(stack.card(), stack.count());
    }
}
