package table13.rules.skipbo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Card;

/// A match of *Skip-Bo* as one viewer may know it.
///
/// @param turn the number of turns of all players, the current one included
/// @param hand the viewer's own cards in the order of their kinds; empty for a watcher
/// @param seats the seats in order, the viewer's own included
/// @param piles the building piles in the order of [SkipBo#piles]
/// @param drawPile the number of cards on the draw pile
/// @param discards the number of cards of each kind in the discard pile
/// @param discardTop the card discarded last; null if the discard pile is empty
/// @param setAside the number of cards of each kind in the completed piles
/// @param reshuffled the number of cards of each kind in the last reshuffle: public, so bots may count them. They
///     include the draw pile, but no hidden stock cards. Empty before the first reshuffle and in messages of older
///     versions
/// @param playedSince the number of cards of each kind that all players have played or discarded from their hands since
///     then; empty before the first reshuffle
/// @param stoodIn whether a space has stood in this turn
/// @param exchanged whether a stock card has been exchanged this turn
public record SkipBoView(
        Setup setup,
        int viewer,
        int turn,
        int toMove,
        List<Card> hand,
        List<Seat> seats,
        List<Pile> piles,
        int drawPile,
        List<Integer> discards,
        @Nullable Card discardTop,
        List<Integer> setAside,
        List<Integer> reshuffled,
        List<Integer> playedSince,
        boolean stoodIn,
        boolean exchanged,
        List<Move> legalMoves)
        implements RoundView {

    /// The public part of a seat.
    ///
    /// @param pawns the spaces of the two pawns, from 1 to 24, the lower one first
    /// @param stockTop null once the stock is used up
    /// @param stockBottom the cards publicly put under the stock, the lowest one last
    public record Seat(
            String colour,
            List<Integer> pawns,
            int handSize,
            int stockSize,
            @Nullable Card stockTop,
            List<Card> stockBottom) {}

    /// A building pile.
    ///
    /// @param shows the number on top; 0 if the pile is empty
    /// @param needs the next number
    /// @param isOpen whether the seat to move may build here
    /// @param cards its cards, the lowest one first
    public record Pile(int shows, int needs, boolean isOpen, List<Laid> cards) {}

    /// A card on a pile with the number it counts as. A number without a card lies below the first card, or a space
    /// stood in for it.
    public record Laid(int number, Card card) {}

    static SkipBoView of(SkipBo game, SkipBoState state, int viewer) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < state.players; seat++) {
            seats.add(seat(state, seat));
        }
        int open = state.toMove == State.NOBODY ? 0 : Track.access(state.pawns[state.toMove]);
        List<Pile> piles = new ArrayList<>();
        for (int pile = 0; pile < state.piles.length; pile++) {
            piles.add(pile(state.piles[pile], (open >>> pile & 1) != 0));
        }
        int top = state.supply.discardTop;
        boolean isReshuffled = state.supply.reshuffled != 0;
        return new SkipBoView(
                state.setup,
                viewer,
                state.turn,
                state.toMove,
                viewer >= 0 ? Cards.list(state.hands[viewer]) : List.of(),
                seats,
                piles,
                state.supply.toDraw(),
                Cards.counts(state.supply.discards),
                top == Supply.NO_CARD ? null : Cards.card(top),
                Cards.counts(state.supply.setAside),
                isReshuffled ? Cards.counts(state.supply.reshuffled) : List.of(),
                isReshuffled ? Cards.counts(state.supply.playedSince) : List.of(),
                state.stoodIn,
                state.exchanged,
                viewer == state.toMove ? RoundView.legalMoves(game, state) : List.of());
    }

    private static Seat seat(SkipBoState state, int seat) {
        int pawns = state.pawns[seat];
        long stock = state.stocks[seat];
        int size = Stocks.size(stock);
        List<Card> bottom = new ArrayList<>();
        for (int i = size - Stocks.known(stock); i < size; i++) {
            bottom.add(Cards.card(Stocks.card(stock, i)));
        }
        return new Seat(
                Track.PILES.get(state.colour(seat)),
                List.of(Track.first(pawns) + 1, Track.last(pawns) + 1),
                Cards.count(state.hands[seat]),
                size,
                size == 0 ? null : Cards.card(Stocks.top(stock)),
                bottom);
    }

    private static Pile pile(int pile, boolean isOpen) {
        int shows = BuildingPile.shows(pile);
        List<Laid> cards = new ArrayList<>();
        for (int number = 1; number <= shows; number++) {
            if (BuildingPile.hasCard(pile, number)) {
                cards.add(new Laid(number, Cards.card(BuildingPile.kind(pile, number))));
            }
        }
        return new Pile(shows, shows + 1, isOpen, cards);
    }
}
