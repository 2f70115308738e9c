package table13.bots.thirteen;

import table13.bots.neural.Features;
import table13.rules.thirteen.PileState;

/// Input of learned policies in *13* and *Friday the 13th*. The suits are alike, so features describe the target of the
/// card, and, twice, "another" target.
final class PileFeatures implements Features<PileState> {
    private static final int SUITS = PileState.TARGETS;
    private static final int VALUES = PileState.VALUES;
    private static final int SUMS = PileState.FULL + 1;
    static final int CARDS = VALUES + 1;
    static final int LEADS = 7;

    // ---- the first index of each group of features

    static final int SAFE = 0;
    static final int TAKES = SAFE + SUMS * CARDS;
    static final int TAKES_FOURS = TAKES + 10 * LEADS;
    static final int TAKES_OF = TAKES_FOURS + 6;
    static final int TAKES_BEFORE = TAKES_OF + 13;
    static final int FITS_NEXT = TAKES_BEFORE + 10;
    static final int OTHERS_FIT = FITS_NEXT + SUMS * 4;
    static final int LEFT_OF_SUIT = OTHERS_FIT + SUMS * 8;
    static final int LOWEST = LEFT_OF_SUIT + 7;
    static final int PILE = LOWEST + 7;
    static final int PILE_FOURS = PILE + 10;
    static final int NEXT_LEADS = PILE_FOURS + 5;
    static final int ELSEWHERE = NEXT_LEADS + LEADS;
    static final int ELSEWHERE_LEFT = ELSEWHERE + SUMS * 4;
    static final int ELSEWHERE_LEADS = ELSEWHERE_LEFT + 7;
    static final int SAFE_LEFT = ELSEWHERE_LEADS + LEADS;
    private static final int HAND_LEFT = SAFE_LEFT + 8;
    static final int FOURS_LEFT = HAND_LEFT + 16;
    private static final int PLAYERS = FOURS_LEFT + 5;
    private static final int DRAW_PILE = PLAYERS + 7;
    static final int PILE_LEADS = DRAW_PILE + 5;
    static final int ELSEWHERE_PILE = PILE_LEADS + 10 * LEADS;
    static final int ELSEWHERE_FOURS = ELSEWHERE_PILE + 10 * LEADS;
    static final int ELSEWHERE_OTHERS_FIT = ELSEWHERE_FOURS + 5;
    static final int UNSAFE_LEFT = ELSEWHERE_OTHERS_FIT + SUMS * 8;
    static final int COUNT = UNSAFE_LEFT + 10;

    private static final int MOST = 40;

    /// The lower bit of the two that count each value of a suit.
    static final int LOW_BITS = 0x555;

    // ---- lookup tables, because sampled rounds read them for every move

    private static final int MOST_UNSEEN = 63;
    private static final int[] ALL_THAT_FIT = new int[SUMS];
    private static final byte[] VALUE = new byte[CARDS];
    private static final byte[] EIGHTHS = new byte[(MOST_UNSEEN + 1) << 6];

    static {
        VALUE[VALUES] = PileState.FOUR_VALUE;
        for (int card = 0; card < VALUES; card++) {
            VALUE[card] = (byte) PileState.valueOf(card);
            for (int room = VALUE[card]; room < SUMS; room++) {
                ALL_THAT_FIT[room] |= 3 << (2 * card);
            }
        }
        for (int all = 1; all <= MOST_UNSEEN; all++) {
            for (int fits = 0; fits <= all; fits++) {
                EIGHTHS[all << 6 | fits] = (byte) Math.min(7, 8 * fits / all);
            }
        }
    }

    // ---- common to all moves of the state

    private int next;
    private int handSize;
    private int foursHeld;
    private int foursUnseen;
    private int drawPile;
    private final int[] sum = new int[SUITS];
    private final int[] hand = new int[SUITS];
    private final int[] unseen = new int[SUITS];
    private final int[] own = new int[SUITS];
    private final int[] most = new int[SUITS];

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public int most() {
        return MOST;
    }

    @Override
    public void see(PileState state) {
        int self = state.toMove();
        next = (self + 1) % state.players();
        handSize = state.handSize();
        foursHeld = state.foursHeld();
        foursUnseen = state.unseenFours();
        drawPile = state.drawPile();
        for (int suit = 0; suit < SUITS; suit++) {
            sum[suit] = state.sum(suit);
            hand[suit] = state.hand(suit);
            unseen[suit] = state.unseen(suit);
            own[suit] = state.taken(self, suit);
            most[suit] = 0;
            for (int seat = 0; seat < state.players(); seat++) {
                most[suit] = Math.max(most[suit], seat == self ? 0 : state.taken(seat, suit));
            }
        }
    }

    @Override
    public int of(PileState state, int move, int[] into) {
        int suit = PileState.targetOf(move);
        boolean isFour = PileState.isFour(move);
        int card = isFour ? VALUES : move % VALUES;
        int before = hand[suit];
        hand[suit] -= isFour ? 0 : 1 << (2 * card);
        int n = isSafe(suit, move) ? safe(state, suit, move, card, into) : take(state, suit, move, isFour, into);
        n = elsewhere(state, suit, n, into);
        into[n++] = HAND_LEFT + Math.min(handSize - 1, 15);
        into[n++] = FOURS_LEFT + Math.min(foursHeld - (isFour ? 1 : 0), 4);
        into[n++] = PLAYERS + state.players();
        into[n++] = DRAW_PILE + Math.min((drawPile + 5) / 6, 4);
        hand[suit] = before;
        return n;
    }

    private boolean isSafe(int suit, int move) {
        return sum[suit] + PileState.valueOf(move) <= PileState.FULL;
    }

    private int safe(PileState state, int suit, int move, int card, int[] into) {
        int reached = sum[suit] + PileState.valueOf(move);
        int four = card == VALUES ? 1 : 0;
        into[0] = SAFE + reached * CARDS + card;
        return target(state, suit, reached, state.suitedOn(suit) + 1 - four, state.foursOn(suit) + four, 1, into);
    }

    private int take(PileState state, int suit, int move, boolean isFour, int[] into) {
        int cards = state.suitedOn(suit);
        into[0] = TAKES + pile(cards, own[suit] + cards - most[suit]);
        into[1] = TAKES_FOURS + Math.min(state.foursOn(suit), 5);
        into[2] = TAKES_OF + Math.min(own[suit], 12);
        into[3] = TAKES_BEFORE + Math.min(pairs(unseen[suit]) / 2, 9);
        return target(state, suit, PileState.valueOf(move), isFour ? 0 : 1, isFour ? 1 : 0, 4, into);
    }

    /// The target after the move.
    private int target(PileState state, int suit, int now, int cards, int fours, int from, int[] into) {
        int n = from;
        int room = PileState.FULL - now;
        into[n++] = FITS_NEXT + now * 4 + Math.min(fitting(hand[suit], room), 3);
        into[n++] = OTHERS_FIT + now * 8 + othersFit(suit, room);
        into[n++] = LEFT_OF_SUIT + Math.min(pairs(hand[suit]), 6);
        into[n++] = LOWEST + lowest(hand[suit]);
        into[n++] = PILE + Math.min(cards, 9);
        into[n++] = PILE_FOURS + Math.min(fours, 4);
        into[n++] = NEXT_LEADS + lead(state.taken(next, suit) + cards - Math.max(own[suit], most[suit]));
        int safe = safeLeft(suit, room);
        into[n++] = SAFE_LEFT + Math.min(safe, 7);
        into[n++] = UNSAFE_LEFT + Math.min(handSize - 1 - safe, 9);
        into[n++] = PILE_LEADS + pile(cards, own[suit] + cards - most[suit]);
        return n;
    }

    private int safeLeft(int suit, int room) {
        int safe = 0;
        for (int any = 0; any < SUITS; any++) {
            safe += fitting(hand[any], any == suit ? room : PileState.FULL - sum[any]);
        }
        return safe;
    }

    private int elsewhere(PileState state, int suit, int from, int[] into) {
        int n = from;
        for (int other = 0; other < SUITS; other++) {
            if (other != suit) {
                int fits = fitting(hand[other], PileState.FULL - sum[other]);
                into[n++] = ELSEWHERE + sum[other] * 4 + Math.min(fits, 3);
                into[n++] = ELSEWHERE_LEFT + Math.min(pairs(hand[other]), 6);
                into[n++] = ELSEWHERE_LEADS + lead(own[other] - most[other]);
                int cards = state.suitedOn(other);
                into[n++] = ELSEWHERE_PILE + pile(cards, own[other] + cards - most[other]);
                into[n++] = ELSEWHERE_FOURS + Math.min(state.foursOn(other), 4);
                into[n++] = ELSEWHERE_OTHERS_FIT + sum[other] * 8 + othersFit(other, PileState.FULL - sum[other]);
            }
        }
        return n;
    }

    /// The size of a pile, and the lead that it gives.
    static int pile(int cards, int leadsBy) {
        return Math.min(cards, 9) * LEADS + lead(leadsBy);
    }

    /// The index of a card's value in its suit; the fours come last.
    static int value(int card) {
        return VALUE[card];
    }

    static int lead(int by) {
        return Math.clamp(by, -3, 3) + 3;
    }

    private int othersFit(int suit, int room) {
        return eighths(foursUnseen, pairs(unseen[suit]), fitting(unseen[suit], room), room);
    }

    /// The eighths of the unseen cards of a suit, fours included, that fit.
    static int eighths(int fours, int cards, int fitting, int room) {
        int all = fours + cards;
        int fits = (room >= PileState.FOUR_VALUE ? fours : 0) + fitting;
        return EIGHTHS[all << 6 | fits];
    }

    /// The number of cards of a suit with at most this value.
    static int fitting(int cards, int room) {
        return pairs(cards & ALL_THAT_FIT[room]);
    }

    static int pairs(int cards) {
        return Integer.bitCount(cards & LOW_BITS) + 2 * Integer.bitCount((cards >>> 1) & LOW_BITS);
    }

    static int lowest(int cards) {
        return cards == 0 ? VALUES : Integer.numberOfTrailingZeros(cards) >>> 1;
    }
}
