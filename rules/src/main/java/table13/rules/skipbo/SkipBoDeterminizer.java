package table13.rules.skipbo;

import java.util.List;
import table13.rules.Chance;
import table13.rules.Determinizer;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// Places the unseen cards under the tops of the stocks, into the other hands and on the draw pile.
///
/// Every unseen card may lie in any unseen place, with equal probability. The view also lists the cards of the last
/// reshuffle. The list is kept but does not restrict the places: a card played from a hand since then may have been
/// drawn after the reshuffle or held before it, so an exact answer would need a count of all cases for each view.
final class SkipBoDeterminizer implements Determinizer<SkipBoState> {
    private final SkipBoState seen;
    private final byte[] unseen;
    private final int viewer;
    private final int[] handSizes;

    SkipBoDeterminizer(SkipBoState blank, Deck deck, SkipBoView view) {
        seen = blank;
        viewer = view.viewer();
        handSizes = view.seats().stream().mapToInt(SkipBoView.Seat::handSize).toArray();
        seen.turn = view.turn();
        seen.toMove = view.toMove();
        seen.stoodIn = view.stoodIn();
        seen.exchanged = view.exchanged();
        int[] counts = new int[Cards.KINDS];
        for (Card card : view.hand()) {
            seen.hands[viewer] += see(card, counts);
        }
        for (int seat = 0; seat < handSizes.length; seat++) {
            SkipBoView.Seat known = view.seats().get(seat);
            seen.stocks[seat] = stock(known, counts);
            for (int space : known.pawns()) {
                seen.pawns[seat] |= Track.space(space - 1);
            }
        }
        for (int pile = 0; pile < seen.piles.length; pile++) {
            seen.piles[pile] = view.piles().get(pile).shows();
            for (SkipBoView.Laid laid : view.piles().get(pile).cards()) {
                see(laid.card(), counts);
                seen.piles[pile] = BuildingPile.lay(
                        seen.piles[pile], laid.number(), laid.card().kind());
            }
        }
        seen.supply.drawn = seen.supply.drawPile.length - view.drawPile();
        seen.supply.setAside = see(view.setAside(), counts);
        seen.supply.discards = see(view.discards(), counts);
        Card top = view.discardTop();
        seen.supply.discardTop = top == null ? Supply.NO_CARD : top.kind();
        seen.supply.reshuffled = Cards.of(view.reshuffled());
        seen.supply.playedSince = Cards.of(view.playedSince());
        unseen = deck.without(counts);
    }

    private static long see(Card card, int[] counts) {
        counts[card.kind()]++;
        return Cards.one(card.kind());
    }

    private static long see(List<Integer> cards, int[] counts) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            counts[kind] += cards.get(kind);
        }
        return Cards.of(cards);
    }

    /// The stock without its hidden cards.
    private static long stock(SkipBoView.Seat seat, int[] counts) {
        Card top = seat.stockTop();
        if (top == null) {
            return 0;
        }
        see(top, counts);
        long stock = Stocks.put(0, top.kind());
        int hidden = seat.stockSize() - seat.stockBottom().size() - 1;
        for (int i = 0; i < hidden; i++) {
            stock = Stocks.put(stock, 0);
        }
        for (Card card : seat.stockBottom()) {
            see(card, counts);
            stock = Stocks.put(stock, card.kind());
        }
        return Stocks.withKnown(stock, seat.stockBottom().size());
    }

    @Override
    public void sample(SkipBoState state, Chance chance) {
        state.copyFrom(seen);
        chance.shuffle(unseen, 0, unseen.length);
        int next = 0;
        for (int seat = 0; seat < handSizes.length; seat++) {
            long stock = seen.stocks[seat];
            for (int i = 1; i < Stocks.size(stock) - Stocks.known(stock); i++) {
                state.stocks[seat] += Stocks.at(i, unseen[next++]);
            }
            for (int i = seat == viewer ? 0 : handSizes[seat]; i > 0; i--) {
                state.hands[seat] += Cards.one(unseen[next++]);
            }
        }
        System.arraycopy(unseen, next, state.supply.drawPile, state.supply.drawn, unseen.length - next);
    }
}
