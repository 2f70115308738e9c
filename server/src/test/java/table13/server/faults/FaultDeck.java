package table13.server.faults;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Which fault comes next: a deck that is shuffled anew whenever it is used up, so that every kind comes in time.
final class FaultDeck {
    /// Each kind once, and a few kills more.
    static final Map<Fault, Integer> SHORT = Map.of(
            Fault.KILL_NODE, 4,
            Fault.RESTART_NODE, 1,
            Fault.FREEZE_NODE, 1,
            Fault.WRONG_CLOCK, 1,
            Fault.CUT_LINES, 1,
            Fault.LOSE_DATABASE, 1,
            Fault.SWALLOW_ANSWERS, 1,
            Fault.KILL_BACKEND, 1,
            Fault.KILL_POSTMASTER, 1);

    /// Above all kills: 25 of 32.
    static final Map<Fault, Integer> LONG = Map.of(
            Fault.KILL_NODE, 20,
            Fault.FREEZE_NODE, 1,
            Fault.WRONG_CLOCK, 1,
            Fault.CUT_LINES, 2,
            Fault.LOSE_DATABASE, 1,
            Fault.SWALLOW_ANSWERS, 2,
            Fault.KILL_BACKEND, 4,
            Fault.KILL_POSTMASTER, 1);

    /// What an operator does who brings up a new version.
    static Map<Fault, Integer> rolling(int restarts) {
        return Map.of(Fault.RESTART_NODE, restarts);
    }

    private final List<Fault> all = new ArrayList<>();
    private final Deque<Fault> left = new ArrayDeque<>();
    private final Random luck;

    FaultDeck(Map<Fault, Integer> kinds, Random luck) {
        for (Fault fault : Fault.values()) {
            all.addAll(Collections.nCopies(kinds.getOrDefault(fault, 0), fault));
        }
        this.luck = luck;
    }

    int size() {
        return all.size();
    }

    Fault next() {
        if (left.isEmpty()) {
            List<Fault> fresh = new ArrayList<>(all);
            Collections.shuffle(fresh, luck);
            left.addAll(fresh);
        }
        return left.removeFirst();
    }
}
