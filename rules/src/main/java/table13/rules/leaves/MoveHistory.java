package table13.rules.leaves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import table13.rules.leaves.LeavesView.Moved;

/// The moves of a round so far, and who made them: everybody saw them (L8).
///
/// Search copies rounds all the time and never asks for their past, so a copy looks into the same array and counts for
/// itself how far its own past goes. Who goes on writes behind it, if nobody has done so yet, and otherwise takes an
/// array of its own: nothing that was written is ever changed. An imagined round keeps the past that its viewer saw,
/// without what is tried in it: behind that stands [#CLOSED].
final class MoveHistory {
    static final short CLOSED = -1;

    private static final short FREE = 0;
    private static final int ROOM = 64;
    private static final int SEAT = 8;
    private static final int MOVE = (1 << SEAT) - 1;

    private MoveHistory() {}

    /// Of a round that begins.
    static short[] none() {
        return new short[ROOM];
    }

    /// Of an imagined round.
    static short[] closed(List<Moved> seen) {
        short[] past = new short[seen.size() + 1];
        for (int i = 0; i < seen.size(); i++) {
            past[i] = entry(seen.get(i).seat(), seen.get(i).move().code());
        }
        past[seen.size()] = CLOSED;
        return past;
    }

    static short entry(int seat, int move) {
        return (short) (((seat + 1) << SEAT) | move);
    }

    /// Whether an entry can be written here, and something behind it.
    static boolean hasRoom(short[] past, int made) {
        return past[made] == FREE && made + 1 < past.length;
    }

    static short[] withRoom(short[] past, int made) {
        return Arrays.copyOf(Arrays.copyOf(past, made), Math.max(ROOM, 2 * made));
    }

    /// All moves, the first one first.
    static List<Moved> list(short[] past, int made) {
        List<Moved> list = new ArrayList<>(made);
        for (int i = 0; i < made; i++) {
            list.add(new Moved((past[i] >> SEAT) - 1, (LeavesMove) Leaves.GAME.move(past[i] & MOVE)));
        }
        return list;
    }
}
