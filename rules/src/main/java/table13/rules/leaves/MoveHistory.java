package table13.rules.leaves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import table13.rules.leaves.LeavesView.Moved;

/// The public moves of a round so far, with their seats (L8).
///
/// Search copies rounds often and never reads their history. So a copy shares the array and has its own length. A
/// writer appends in place if the next entry is free, and otherwise copies the array; written entries never change. A
/// sampled round keeps the viewer's history and adds no tried moves: its array ends with [#CLOSED].
final class MoveHistory {
    static final short CLOSED = -1;

    private static final short FREE = 0;
    private static final int ROOM = 64;
    private static final int SEAT = 8;
    private static final int MOVE = (1 << SEAT) - 1;

    private MoveHistory() {}

    /// The history of a new round.
    static short[] none() {
        return new short[ROOM];
    }

    /// The history of a sampled round.
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

    /// Whether an entry can be written here, with room for one more.
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
