package table13.arena.novice;

import java.util.Objects;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.cards.Card;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoMove;
import table13.rules.skipbo.SkipBoMove.Build;
import table13.rules.skipbo.SkipBoMove.Discard;
import table13.rules.skipbo.SkipBoView;

/// *Stock before hand. A Skip-Bo card is any number*: used where the stock card follows it. *A discard moves a pawn:*
/// best to a pile that needs the stock card. *Keep a pawn on a colour.* The lesson only mentions the white spaces, so
/// the novice ignores them.
final class SkipBoHints implements Novice.Hints {
    private static final int STOCK = 9;
    private static final int LEADS_TO_STOCK = 8;
    private static final int FITS = 7;
    private static final int WALKS_TO_STOCK = 3;
    private static final int OPENS = 2;
    private static final int WILD_LOST = 1;

    @Override
    public int follows(RoundView seen, Move move) {
        SkipBoView view = (SkipBoView) seen;
        int stock = Objects.requireNonNull(view.seats().get(view.viewer()).stockTop())
                .kind();
        return switch ((SkipBoMove) move) {
            case Build build -> build(view, build, stock);
            case Discard discard -> discard(view, discard, stock);
            default -> 0;
        };
    }

    private static int build(SkipBoView view, Build build, int stock) {
        Card card = build.card();
        if (card == null) {
            return STOCK;
        }
        boolean leadsToStock = view.piles().get(build.pile()).needs() == stock;
        return leadsToStock ? LEADS_TO_STOCK : card.kind() == SkipBoFacts.WILD ? 0 : FITS;
    }

    private static int discard(SkipBoView view, Discard discard, int stock) {
        if (discard.card().kind() == SkipBoFacts.WILD) {
            return WILD_LOST;
        }
        int pawns = pawnsAfter(view, discard);
        int open = SkipBoFacts.opens(pawns);
        for (int pile = 0; pile < view.piles().size(); pile++) {
            boolean needsStock = view.piles().get(pile).shows() == stock;
            if (needsStock && (open >>> pile & 1) != 0) {
                return WALKS_TO_STOCK;
            }
        }
        return open != 0 ? OPENS : 0;
    }

    private static int pawnsAfter(SkipBoView view, Discard discard) {
        int pawns = 1 << (discard.to() - 1);
        boolean isFirst = true;
        for (int space : view.seats().get(view.viewer()).pawns()) {
            if (space == discard.from() && isFirst) {
                isFirst = false;
            } else {
                pawns |= 1 << (space - 1);
            }
        }
        return pawns;
    }
}
