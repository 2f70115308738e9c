package table13.server.faults;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Recovery times after each fault: for clients from the fault until they see the table again after a lost connection,
/// for tables from the fault until a later move is acknowledged. Times that span another fault are left out.
/// Thread-safe.
final class RecoveryTimes {
    private static final long NANOS_A_MILLI = 1_000_000;
    /// A connection lost later than this after a fault was not lost because of it.
    private static final long SOON = 12_000 * NANOS_A_MILLI;

    private final Map<InjectedFault, List<Long>> returns = new EnumMap<>(InjectedFault.class);
    private final Map<InjectedFault, List<Long>> pauses = new EnumMap<>(InjectedFault.class);
    private final Map<InjectedFault, Integer> count = new EnumMap<>(InjectedFault.class);
    private final Set<String> paused = new HashSet<>();
    private Moment last = new Moment(InjectedFault.NONE, System.nanoTime());

    /// A fault and its time.
    record Moment(InjectedFault fault, long at) {}

    synchronized void begins(InjectedFault fault, Collection<String> tables) {
        last = new Moment(fault, System.nanoTime());
        count.merge(fault, 1, Integer::sum);
        paused.clear();
        paused.addAll(tables);
    }

    /// The latest fault.
    synchronized Moment last() {
        return last;
    }

    /// A client sees its table again.
    ///
    /// @param atLoss the latest fault when the connection was lost
    /// @param lostAt time of the loss
    synchronized void isBack(Moment atLoss, long lostAt) {
        if (atLoss.equals(last) && lostAt - atLoss.at() < SOON) {
            add(returns, System.nanoTime() - last.at());
        }
    }

    /// A move was acknowledged.
    synchronized void acknowledged(String table, long sentAt) {
        if (sentAt - last.at() > 0 && paused.remove(table)) {
            add(pauses, System.nanoTime() - last.at());
        }
    }

    /// Whether all tables have resumed since the latest fault.
    synchronized boolean areOver() {
        return paused.isEmpty();
    }

    private void add(Map<InjectedFault, List<Long>> to, long nanos) {
        to.computeIfAbsent(last.fault(), _ -> new ArrayList<>()).add(nanos / NANOS_A_MILLI);
    }

    /// Number of faults of each kind.
    synchronized Map<InjectedFault, Integer> count() {
        return new TreeMap<>(count);
    }

    /// Times of clients until they were back. In milliseconds.
    synchronized Times returns(InjectedFault fault) {
        return Times.of(returns.getOrDefault(fault, List.of()));
    }

    /// Times of tables until they resumed. In milliseconds.
    synchronized Times pauses(InjectedFault fault) {
        return Times.of(pauses.getOrDefault(fault, List.of()));
    }

    /// Summary of several times. In milliseconds.
    record Times(int count, long median, long p99, long max) {
        private static Times of(List<Long> times) {
            List<Long> sorted = times.stream().sorted().toList();
            return sorted.isEmpty()
                    ? new Times(0, 0, 0, 0)
                    : new Times(sorted.size(), at(sorted, 0.5), at(sorted, 0.99), sorted.getLast());
        }

        /// The smallest value that this share does not exceed.
        private static long at(List<Long> sorted, double share) {
            return sorted.get((int) Math.ceil(sorted.size() * share) - 1);
        }

        @Override
        public String toString() {
            return count == 0 ? "-" : "%,d: %,d / %,d / %,d ms".formatted(count, median, p99, max);
        }
    }
}
