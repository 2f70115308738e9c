package table13.rules.leaves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.cards.Card;

/// A round of *13 Leaves* as one viewer may know it.
///
/// @param lap its number, from 1
/// @param hand the viewer's own cards in the order of their values; empty for a watcher
/// @param handSizes the number of cards of each seat
/// @param known the cards each seat took by passing and has not played since: public, so bots may count them
/// @param passed whether each seat has passed in this lap
/// @param row the stacks, the lowest value first
/// @param low the requirement of a play at the low end; null if the row is empty
/// @param high the requirement of a play at the high end; null if the row is empty
/// @param cleared the cards out of the game, in the order of their values
/// @param rest the number of undealt cards
/// @param moves every play and pass of this round, the first one first: public, so bots may count them. Empty in a
///     replay and in messages of older versions
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
    /// @param copies the number of cards of this value in the whole deck
    public record Stack(Card card, int count, int copies) {}

    /// An end of the row.
    ///
    /// @param card the value there; a play may have this value or one beyond
    /// @param needed the least number of cards of a play
    public record End(Card card, int needed) {}

    /// A past move. Pass [LeavesMove#code] to [LeavesState#isPass] and similar methods.
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
        return withoutPastMoves(moves.size());
    }

    @Override
    public int pastMoves() {
        return moves.size();
    }

    @Override
    public LeavesView withoutPastMoves(int count) {
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
                moves.subList(count, moves.size()),
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
