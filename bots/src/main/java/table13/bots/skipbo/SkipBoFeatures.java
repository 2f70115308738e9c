package table13.bots.skipbo;

import table13.bots.neural.Features;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Input of learned policies in *Skip-Bo*: the kind of a move, and the distances of the own and the other stock cards
/// after it.
final class SkipBoFeatures implements Features<SkipBoState> {
    private static final int FAR = 4;
    private static final int MISSING = FAR + 1;
    private static final int WILDS = 3;

    private static final int KIND = 0;
    private static final int BUILT = KIND + 7;
    private static final int REACHED = BUILT + 4;
    private static final int BUILD_MISSING = REACHED + 12;
    private static final int BUILD_PLAYABLE = BUILD_MISSING + MISSING * WILDS;
    private static final int BUILD_HAND = BUILD_PLAYABLE + 5;
    private static final int DISCARD_MISSING = BUILD_HAND + 6;
    private static final int DISCARD_PLAYABLE = DISCARD_MISSING + MISSING * WILDS;
    private static final int DISCARD_OPEN = DISCARD_PLAYABLE + 5;
    private static final int DISCARD_DOUBLE = DISCARD_OPEN + 5;
    private static final int DISCARD_SPACE = DISCARD_DOUBLE + 2;
    private static final int DISCARD_EXCHANGE = DISCARD_SPACE + 2;
    private static final int DISCARD_HAND = DISCARD_EXCHANGE + 2 * MISSING;
    private static final int BEFORE = DISCARD_HAND + 6;
    private static final int LEFT = BEFORE + 3 * MISSING;
    private static final int OTHERS = LEFT + 3 * 11;
    private static final int NEARER = OTHERS + 2 * MISSING * 4;
    private static final int HITS = NEARER + 2 * 3;
    private static final int PLAYERS = HITS + 2;
    private static final int WILDS_HELD = PLAYERS + 5;
    private static final int COUNT = WILDS_HELD + 3 * WILDS;

    private final int[] shows = new int[StockDistance.PILES];
    private final int[] otherMissing = new int[4];
    private int self;
    private int held;
    private int doubles;
    private int wilds;
    private int top;
    private int missingBefore;

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public int most() {
        return 40;
    }

    @Override
    public void see(SkipBoState state) {
        self = state.toMove();
        held = 0;
        doubles = 0;
        for (int kind = 0; kind < SkipBoFacts.WILD; kind++) {
            int count = state.held(kind);
            held |= count > 0 ? 1 << kind : 0;
            doubles |= count > 1 ? 1 << kind : 0;
        }
        wilds = state.held(SkipBoFacts.WILD);
        StockDistance.see(state, shows);
        top = state.stockTop(self);
        for (int ahead = 1; ahead < state.players(); ahead++) {
            otherMissing[ahead] = missingOf(state, (self + ahead) % state.players());
        }
        int pawns = state.pawns(self);
        int spaces = state.hasStoodIn() ? 0 : SkipBoFacts.standsFor(pawns);
        missingBefore = Math.min(StockDistance.missing(shows, SkipBoFacts.opens(pawns), top, held, spaces), FAR);
    }

    private int missingOf(SkipBoState state, int seat) {
        int pawns = state.pawns(seat);
        return Math.min(
                StockDistance.missing(
                        shows, SkipBoFacts.opens(pawns), state.stockTop(seat), 0, SkipBoFacts.standsFor(pawns)),
                FAR);
    }

    @Override
    public int of(SkipBoState state, int move, int[] into) {
        int n = 0;
        boolean isBuild = SkipBoFacts.isBuild(move);
        boolean isDiscard = SkipBoFacts.isDiscard(move);
        int sort = isBuild ? 0 : isDiscard ? 1 : 2;
        into[n++] = PLAYERS + state.players();
        into[n++] = BEFORE + sort * MISSING + missingBefore;
        into[n++] = LEFT + sort * 11 + state.points(self);
        into[n++] = WILDS_HELD + sort * WILDS + Math.min(wilds, 2);
        if (isBuild) {
            n = build(state, move, into, n);
        } else if (isDiscard) {
            n = others(state, discard(state, move, into, n), into);
        } else {
            into[n++] = KIND + 4;
            n = others(state, n, into);
        }
        return n;
    }

    private int build(SkipBoState state, int move, int[] into, int from) {
        int n = from;
        int source = SkipBoFacts.sourceOf(move);
        int pile = SkipBoFacts.pileOf(move);
        boolean standsIn = SkipBoFacts.isStandIn(move);
        boolean isCard = source <= SkipBoFacts.STOCK;
        int before = shows[pile];
        int reached = before + (isCard ? 1 : 0) + (standsIn ? 1 : 0);
        into[n++] = KIND
                + (source == SkipBoFacts.STOCK
                        ? 0
                        : source > SkipBoFacts.STOCK ? 3 : source == SkipBoFacts.WILD ? 2 : 1);
        into[n++] = BUILT + (standsIn ? 2 : 0) + (reached == SkipBoFacts.WILD ? 1 : 0);
        shows[pile] = reached % SkipBoFacts.WILD;
        into[n++] = REACHED + shows[pile];
        if (source != SkipBoFacts.STOCK) {
            boolean isFromHand = source < SkipBoFacts.STOCK;
            int pawns = state.pawns(self);
            int open = SkipBoFacts.opens(pawns);
            int spaces = standsIn || state.hasStoodIn() ? 0 : SkipBoFacts.standsFor(pawns);
            int rest = isFromHand ? without(source) : held;
            int wildsLeft = source == SkipBoFacts.WILD ? wilds - 1 : wilds;
            into[n++] = BUILD_MISSING
                    + Math.min(StockDistance.missing(shows, open, top, rest, spaces), FAR) * WILDS
                    + Math.min(wildsLeft, 2);
            into[n++] = BUILD_PLAYABLE + Math.min(playable(open, rest), 4);
            into[n++] = BUILD_HAND + Math.min(state.handSize() - (isFromHand ? 1 : 0), 5);
        }
        n = others(state, n, into);
        shows[pile] = before;
        return n;
    }

    private int discard(SkipBoState state, int move, int[] into, int from) {
        int n = from;
        int kind = SkipBoFacts.sourceOf(move);
        boolean isWild = kind == SkipBoFacts.WILD;
        int pawns = state.pawnsAfter(move);
        int open = SkipBoFacts.opens(pawns);
        int rest = without(kind);
        int spaces = SkipBoFacts.standsFor(pawns);
        int missing = Math.min(StockDistance.missing(shows, open, top, rest, spaces), FAR);
        into[n++] = KIND + (isWild ? 6 : 5);
        into[n++] = DISCARD_MISSING + missing * WILDS + Math.min(isWild ? wilds - 1 : wilds, 2);
        into[n++] = DISCARD_PLAYABLE + Math.min(playable(open, rest), 4);
        into[n++] = DISCARD_OPEN + Math.min(Integer.bitCount(open), 4);
        into[n++] = DISCARD_DOUBLE + (doubles >>> kind & 1);
        into[n++] = DISCARD_SPACE + (open != 0 && spaces != 0 ? 1 : 0);
        into[n++] = DISCARD_EXCHANGE + (SkipBoFacts.offersExchange(pawns) ? MISSING : 0) + missing;
        into[n++] = DISCARD_HAND + Math.min(state.handSize() - 1, 5);
        return n;
    }

    private int without(int kind) {
        return (held & ~(1 << kind)) | (doubles & (1 << kind));
    }

    /// How many of these numbers fit the open piles, one after the other.
    private int playable(int open, int numbers) {
        int left = numbers;
        for (int piles = open; piles != 0; piles &= piles - 1) {
            int next = shows[Integer.numberOfTrailingZeros(piles)];
            while ((left >>> next & 1) != 0) {
                left &= ~(1 << next);
                next = (next + 1) % SkipBoFacts.WILD;
            }
        }
        return Integer.bitCount(numbers ^ left);
    }

    /// The distances of the other stock cards on the current piles.
    private int others(SkipBoState state, int from, int[] into) {
        int n = from;
        for (int ahead = 1; ahead < state.players(); ahead++) {
            int seat = (self + ahead) % state.players();
            int missing = missingOf(state, seat);
            int later = ahead == 1 ? 0 : 1;
            int left = state.points(seat);
            int near = left <= 1 ? 0 : left == 2 ? 1 : left <= 4 ? 2 : 3;
            into[n++] = OTHERS + (later * MISSING + missing) * 4 + near;
            into[n++] = NEARER + later * 3 + Integer.signum(missing - otherMissing[ahead]) + 1;
        }
        return n;
    }
}
