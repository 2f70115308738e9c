package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;
import table13.rules.HistoryDeterminizer;
import table13.rules.Journal;
import table13.rules.cards.Card;

/// Deals the unseen cards to the other hands, the spare hand and the draw pile.
final class PileDeterminizer implements HistoryDeterminizer<PileState> {
    private final PileState seen;
    private final byte[] unseen;

    /// The seats with hidden hands, and their hand sizes.
    private final int[] seats;

    private final int[] sizes;

    PileDeterminizer(PileState blank, PileView view) {
        seen = blank;
        seen.starter = view.starter();
        seen.toMove = view.toMove();
        seen.drawn = seen.shuffled.length - view.drawPile();
        seen.toPlay = view.plays().size() + view.drawPile();
        int[] counts = new int[Cards.KINDS];
        for (PileView.Play play : view.plays()) {
            counts[play.card().kind()]++;
            seen.lay(play.seat(), PileState.moveOf(play.card().kind(), play.target()), Journal.CLOSED);
        }
        for (Card card : view.hand()) {
            counts[card.kind()]++;
            seen.hands[view.viewer()] += Cards.one(card.kind());
        }
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < seen.players; seat++) {
            seen.toPlay += view.handSizes().get(seat);
            if (seat != view.viewer()) {
                hidden.add(seat);
            }
        }
        seats = hidden.stream().mapToInt(seat -> seat).toArray();
        sizes = hidden.stream().mapToInt(view.handSizes()::get).toArray();
        unseen = seen.deck.without(counts);
    }

    @Override
    public void sample(PileState state, Chance chance) {
        state.copyFrom(seen);
        chance.shuffle(unseen, 0, unseen.length);
        int next = 0;
        for (int i = 0; i < seats.length; i++) {
            long hand = 0;
            for (int end = next + sizes[i]; next < end; next++) {
                hand += Cards.one(unseen[next]);
            }
            state.hands[seats[i]] = hand;
        }
        int drawPile = state.shuffled.length - state.drawn;
        System.arraycopy(unseen, next, state.shuffled, state.drawn, drawPile);
        for (next += drawPile; next < unseen.length; next++) {
            state.spare += Cards.one(unseen[next]);
        }
    }

    @Override
    public int[] moves() {
        int[] moves = new int[seen.played];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = seen.plays[i];
        }
        return moves;
    }

    /// Goes back move by move. The card drawn after a move may be any card held then, and the played card returns to
    /// the hand.
    @Override
    public void sampleStart(PileState state, Chance chance) {
        sample(state, chance);
        int draws = state.drawn - state.dealt();
        for (int i = state.played - 1; i >= 0; i--) {
            int seat = (state.starter + i) % state.players;
            if (i < draws) {
                byte kind = any(state.hands[seat], chance);
                state.hands[seat] -= Cards.one(kind);
                state.shuffled[--state.drawn] = kind;
            }
            state.hands[seat] += Cards.one(PileState.kindOf(state.plays[i]));
        }
        state.clearTargets();
    }

    private static byte any(long hand, Chance chance) {
        int left = chance.below(Cards.count(hand));
        byte kind = 0;
        while (left >= Cards.count(hand, kind)) {
            left -= Cards.count(hand, kind++);
        }
        return kind;
    }
}
