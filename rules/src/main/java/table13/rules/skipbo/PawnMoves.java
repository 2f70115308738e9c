package table13.rules.skipbo;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;

/// S17: the pawn moves of each discarded card. One instance for tables with clockwise pawns, one for tables with both
/// directions.
final class PawnMoves {
    static final PawnMoves CLOCKWISE = new PawnMoves(false);
    static final PawnMoves EITHER_WAY = new PawnMoves(true);

    /// The discards in ascending order, for each kind of card and each start space.
    private final int[][] discards = new int[Cards.KINDS * Track.LENGTH][];

    private PawnMoves(boolean eitherWay) {
        for (int i = 0; i < discards.length; i++) {
            int kind = i / Track.LENGTH;
            int from = i % Track.LENGTH;
            discards[i] = IntStream.range(0, Track.LENGTH)
                    .filter(to -> moves(kind, from, to) || (eitherWay && moves(kind, to, from)))
                    .map(to -> MoveCodes.discard(kind, from, to))
                    .toArray();
        }
    }

    /// Whether the card moves a pawn clockwise from one space to the other.
    private static boolean moves(int kind, int from, int to) {
        int steps = Track.steps(from, to);
        return kind == Cards.WILD ? steps >= 1 && steps <= Cards.NUMBERS : steps == kind + 1;
    }

    private int[] discards(int kind, int from) {
        return discards[kind * Track.LENGTH + from];
    }

    /// Writes the discards of this hand that move one of these pawns.
    int discards(long hand, int pawns, int[] into, int count) {
        int first = Track.first(pawns);
        int last = Track.last(pawns);
        int n = count;
        for (long kinds = Cards.kindsHeld(hand); kinds != 0; kinds &= kinds - 1) {
            int kind = Cards.firstKind(kinds);
            n = write(discards(kind, first), into, n);
            if (last != first) {
                n = write(discards(kind, last), into, n);
            }
        }
        return n;
    }

    /// A number has one or two entries, a wild a whole row.
    private static int write(int[] row, int[] into, int count) {
        if (row.length > 2) {
            System.arraycopy(row, 0, into, count, row.length);
            return count + row.length;
        }
        into[count] = row[0];
        if (row.length == 2) {
            into[count + 1] = row[1];
        }
        return count + row.length;
    }

    @Nullable
    Objection objection(long hand, int pawns, int discard) {
        if (Cards.count(hand, MoveCodes.kind(discard)) == 0) {
            return SkipBoObjection.NOT_IN_HAND;
        }
        if ((pawns & Track.space(MoveCodes.from(discard))) == 0) {
            return SkipBoObjection.NO_PAWN_THERE;
        }
        if (!EITHER_WAY.has(discard)) {
            return SkipBoObjection.WRONG_DISTANCE;
        }
        return has(discard) ? null : SkipBoObjection.WRONG_DIRECTION;
    }

    private boolean has(int discard) {
        return Arrays.binarySearch(discards(MoveCodes.kind(discard), MoveCodes.from(discard)), discard) >= 0;
    }
}
