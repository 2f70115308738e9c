package table13.server.faults;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Order of the faults: a deck that is shuffled again when it is empty, so that every kind occurs.
final class FaultSchedule {
    /// Each kind once, with more kills.
    static final Map<InjectedFault, Integer> SHORT = Map.of(
            InjectedFault.KILL_NODE, 4,
            InjectedFault.RESTART_NODE, 1,
            InjectedFault.FREEZE_NODE, 1,
            InjectedFault.WRONG_CLOCK, 1,
            InjectedFault.CUT_LINES, 1,
            InjectedFault.LOSE_DATABASE, 1,
            InjectedFault.SWALLOW_ANSWERS, 1,
            InjectedFault.KILL_BACKEND, 1,
            InjectedFault.KILL_POSTMASTER, 1);

    /// Mostly kills: 25 of 32.
    static final Map<InjectedFault, Integer> LONG = Map.of(
            InjectedFault.KILL_NODE, 20,
            InjectedFault.FREEZE_NODE, 1,
            InjectedFault.WRONG_CLOCK, 1,
            InjectedFault.CUT_LINES, 2,
            InjectedFault.LOSE_DATABASE, 1,
            InjectedFault.SWALLOW_ANSWERS, 2,
            InjectedFault.KILL_BACKEND, 4,
            InjectedFault.KILL_POSTMASTER, 1);

    /// The restarts of a rolling upgrade.
    static Map<InjectedFault, Integer> rolling(int restarts) {
        return Map.of(InjectedFault.RESTART_NODE, restarts);
    }

    private final List<InjectedFault> all = new ArrayList<>();
    private final Deque<InjectedFault> left = new ArrayDeque<>();
    private final Random random;

    FaultSchedule(Map<InjectedFault, Integer> kinds, Random random) {
        for (InjectedFault fault : InjectedFault.values()) {
            all.addAll(Collections.nCopies(kinds.getOrDefault(fault, 0), fault));
        }
        this.random = random;
    }

    int size() {
        return all.size();
    }

    InjectedFault next() {
        if (left.isEmpty()) {
            List<InjectedFault> fresh = new ArrayList<>(all);
            Collections.shuffle(fresh, random);
            left.addAll(fresh);
        }
        return left.removeFirst();
    }
}
