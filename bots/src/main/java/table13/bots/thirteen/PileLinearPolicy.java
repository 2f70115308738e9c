package table13.bots.thirteen;

import table13.bots.search.LinearPolicy;
import table13.bots.search.Policy;
import table13.rules.thirteen.PileState;

/// A [LinearPolicy] for rollouts, which call it for every move. Terms that moves share are added once, and terms common
/// to all moves are left out.
final class PileLinearPolicy implements Policy<PileState> {
    private static final int SUITS = PileState.TARGETS;
    private static final int FULL = PileState.FULL;
    private static final int FOUR = PileState.VALUES;
    private static final int FOUR_MOVES = SUITS * PileState.VALUES;

    private final int[] weights;

    // ---- common to all moves of the state; for each suit the pile, the held cards and the taken cards

    private final int[] sum = new int[SUITS];
    private final int[] cards = new int[SUITS];
    private final int[] fours = new int[SUITS];
    private final int[] hand = new int[SUITS];
    private final int[] held = new int[SUITS];
    private final int[] fits = new int[SUITS];
    private final int[] unseen = new int[SUITS];
    private final int[] unseenCount = new int[SUITS];
    private final int[] own = new int[SUITS];
    private final int[] lead = new int[SUITS];
    private final int[] nextLead = new int[SUITS];

    /// The value of a suit while a card of another suit is played.
    private final int[] aside = new int[SUITS];

    /// The part that is independent of the played card of the suit: without and with going over.
    private final int[] safely = new int[SUITS];

    private final int[] taking = new int[SUITS];
    private int allAside;
    private int allFit;
    private int handSize;
    private int foursHeld;
    private int foursUnseen;

    /// @param weights one for each of [PileFeatures]
    PileLinearPolicy(int[] weights) {
        this.weights = LinearPolicy.checked(weights, PileFeatures.COUNT);
    }

    @Override
    public void rate(PileState state, int[] moves, int n, double[] into) {
        see(state);
        for (int i = 0; i < n; i++) {
            int suit = PileState.targetOf(moves[i]);
            int rating = PileState.isFour(moves[i]) ? four(suit) : card(suit, moves[i] % PileState.VALUES);
            into[i] = (double) rating / LinearPolicy.ONE;
        }
    }

    /// Iterates over the suits without a list of moves.
    @Override
    public int bestMove(PileState state, int[] moves, double[] ratings) {
        see(state);
        int best = Integer.MIN_VALUE;
        int bestMove = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            for (int left = (hand[suit] | hand[suit] >>> 1) & PileFeatures.LOW_BITS; left != 0; left &= left - 1) {
                int card = Integer.numberOfTrailingZeros(left) >>> 1;
                int rating = card(suit, card);
                if (rating > best) {
                    best = rating;
                    bestMove = suit * PileState.VALUES + card;
                }
            }
        }
        for (int suit = 0; suit < SUITS && foursHeld > 0; suit++) {
            int rating = four(suit);
            if (rating > best) {
                best = rating;
                bestMove = FOUR_MOVES + suit;
            }
        }
        return bestMove;
    }

    private int card(int suit, int card) {
        int value = PileFeatures.value(card);
        int rest = hand[suit] - (1 << (2 * card));
        int reached = sum[suit] + value;
        return reached <= FULL
                ? safely[suit]
                        + weights[PileFeatures.SAFE + reached * PileFeatures.CARDS + card]
                        + hand(suit, reached, rest)
                : taking[suit] + hand(suit, value, rest);
    }

    private int four(int suit) {
        int reached = sum[suit] + PileState.FOUR_VALUE;
        int besides = besides(suit, held[suit], foursHeld - 1);
        return reached <= FULL
                ? besides
                        + weights[PileFeatures.SAFE + reached * PileFeatures.CARDS + FOUR]
                        + pile(suit, cards[suit], fours[suit] + 1)
                        + hand(suit, reached, hand[suit])
                : besides + take(suit) + pile(suit, 0, 1) + hand(suit, PileState.FOUR_VALUE, hand[suit]);
    }

    private void see(PileState state) {
        int self = state.toMove();
        int players = state.players();
        int next = self + 1 == players ? 0 : self + 1;
        handSize = state.handSize();
        foursHeld = state.foursHeld();
        foursUnseen = state.countUnseen(unseen);
        allAside = 0;
        allFit = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            int most = 0;
            for (int seat = 0; seat < players; seat++) {
                most = Math.max(most, seat == self ? 0 : state.taken(seat, suit));
            }
            own[suit] = state.taken(self, suit);
            lead[suit] = own[suit] - most;
            nextLead[suit] = state.taken(next, suit) - Math.max(own[suit], most);
            sum[suit] = state.sum(suit);
            cards[suit] = state.suitedOn(suit);
            fours[suit] = state.foursOn(suit);
            hand[suit] = state.hand(suit);
            held[suit] = state.held(suit);
            unseenCount[suit] = PileFeatures.pairs(unseen[suit]);
            fits[suit] = PileFeatures.fitting(hand[suit], FULL - sum[suit]);
            aside[suit] = aside(suit, sum[suit], cards[suit]);
            allFit += fits[suit];
            allAside += aside[suit];
        }
        for (int suit = 0; suit < SUITS; suit++) {
            if (hand[suit] != 0) {
                int besides = besides(suit, held[suit] - 1, foursHeld);
                safely[suit] = besides + pile(suit, cards[suit] + 1, fours[suit]);
                taking[suit] = fits[suit] == held[suit] ? 0 : besides + take(suit) + pile(suit, 1, 0);
            }
        }
    }

    private int aside(int suit, int now, int pile) {
        return weights[PileFeatures.ELSEWHERE + now * 4 + Math.min(fits[suit], 3)]
                + weights[PileFeatures.ELSEWHERE_LEFT + Math.min(held[suit], 6)]
                + weights[PileFeatures.ELSEWHERE_LEADS + PileFeatures.lead(lead[suit])]
                + weights[PileFeatures.ELSEWHERE_PILE + PileFeatures.pile(pile, lead[suit] + pile)]
                + weights[PileFeatures.ELSEWHERE_FOURS + Math.min(fours[suit], 4)]
                + weights[PileFeatures.ELSEWHERE_OTHERS_FIT + now * 8 + othersFit(suit, FULL - now)];
    }

    /// The value of the other suits and of the remaining hand.
    private int besides(int suit, int heldThen, int foursThen) {
        return allAside
                - aside[suit]
                + weights[PileFeatures.LEFT_OF_SUIT + Math.min(heldThen, 6)]
                + weights[PileFeatures.FOURS_LEFT + Math.min(foursThen, 4)];
    }

    private int take(int suit) {
        return weights[PileFeatures.TAKES + PileFeatures.pile(cards[suit], lead[suit] + cards[suit])]
                + weights[PileFeatures.TAKES_FOURS + Math.min(fours[suit], 5)]
                + weights[PileFeatures.TAKES_OF + Math.min(own[suit], 12)]
                + weights[PileFeatures.TAKES_BEFORE + Math.min(unseenCount[suit] / 2, 9)];
    }

    /// The value of the pile after the move.
    private int pile(int suit, int pile, int foursThere) {
        return weights[PileFeatures.PILE + Math.min(pile, 9)]
                + weights[PileFeatures.PILE_FOURS + Math.min(foursThere, 4)]
                + weights[PileFeatures.PILE_LEADS + PileFeatures.pile(pile, lead[suit] + pile)]
                + weights[PileFeatures.NEXT_LEADS + PileFeatures.lead(nextLead[suit] + pile)];
    }

    /// The value of the cards that fit after the move, own and unseen.
    private int hand(int suit, int now, int rest) {
        int fitting = PileFeatures.fitting(rest, FULL - now);
        int safe = allFit - fits[suit] + fitting;
        return weights[PileFeatures.FITS_NEXT + now * 4 + Math.min(fitting, 3)]
                + weights[PileFeatures.OTHERS_FIT + now * 8 + othersFit(suit, FULL - now)]
                + weights[PileFeatures.LOWEST + PileFeatures.lowest(rest)]
                + weights[PileFeatures.SAFE_LEFT + Math.min(safe, 7)]
                + weights[PileFeatures.UNSAFE_LEFT + Math.min(handSize - 1 - safe, 9)];
    }

    private int othersFit(int suit, int room) {
        return PileFeatures.eighths(foursUnseen, unseenCount[suit], PileFeatures.fitting(unseen[suit], room), room);
    }
}
