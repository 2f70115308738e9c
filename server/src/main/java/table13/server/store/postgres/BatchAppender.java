package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import table13.server.store.AppendOutcome;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Stores batches of appends, and finds out what became of each. For one thread.
///
/// A statement that was answered is clear: what it returns is done, the rest is behind. So is one that the server has
/// certainly undone. Everything else, above all a line that broke, is *doubtful*: it may have been stored, and it may
/// still be stored later, by a process of the server that has not noticed yet or a packet that is still on its way.
///
/// To look whether it is there would be wrong, because it may come afterwards. So the same statement is sent again,
/// over a new line, with the same ids. As soon as that is answered, the versions are taken for ever, by it or by
/// somebody, and whatever comes later finds them taken. Those that it did not win are then looked up: where one's own
/// id stands, the first try had won.
///
/// When patience is over while in doubt, the outcome is unknown, and nobody may be told that it was refused.
final class BatchAppender implements AutoCloseable {
    private static final long SHORTEST_PAUSE = 20;
    private static final long LONGEST_PAUSE = 500;
    /// A line that broke and was there again is no error.
    private static final long BLIP_MILLIS = 500;

    /// Nobody waits for answers for ever when the server is to stop.
    private static final long CLOSING_MILLIS = 2_000;

    private final PostgresAddress address;
    private final PostgresSettings settings;
    private final CommitConnection line;
    private final WriteProbe probe;
    private final StoreErrorState error;
    private final BooleanSupplier closing;

    BatchAppender(
            ConnectionFactory connections,
            WriteProbe probe,
            StoreErrorState error,
            Runnable onNewLine,
            BooleanSupplier closing) {
        address = connections.address();
        settings = connections.settings();
        line = new CommitConnection(connections, onNewLine);
        this.probe = probe;
        this.error = error;
        this.closing = closing;
    }

    /// Where the outcome of each goes to.
    interface Told extends BiConsumer<PendingAppend, AppendOutcome> {}

    /// And where those go that were not stored and never will be.
    interface Failed extends BiConsumer<PendingAppend, StoreException> {}

    /// Returns when each has its outcome.
    void find(List<PendingAppend> batch, Told told, Failed failed) {
        find(batch, false, told, failed);
    }

    private void find(List<PendingAppend> batch, boolean wasDoubtful, Told told, Failed failed) {
        boolean isDoubtful = wasDoubtful;
        long begin = System.nanoTime();
        for (int tries = 1; ; tries++) {
            SQLException reason;
            try {
                Connection connection = line.open();
                try {
                    tell(batch, stored(connection, batch, isDoubtful), told);
                    error.isOver();
                    return;
                } catch (SQLException e) {
                    isDoubtful |= !PostgresErrors.isUndone(e);
                    reason = e;
                }
            } catch (SQLException e) {
                reason = e;
            }
            if (!PostgresErrors.isOfTheData(reason)) {
                // Also after what was undone: another server may be behind this address by now.
                line.drop();
            } else if (batch.size() > 1) {
                for (PendingAppend each : batch) {
                    find(List.of(each), isDoubtful, told, failed);
                }
                return;
            }
            StoreException failure = PostgresErrors.of(address, reason);
            if (!mayTryAgain(reason, isDoubtful, begin)) {
                giveUp(batch, isDoubtful, failure, told, failed);
                return;
            }
            if (millisSince(begin) > BLIP_MILLIS) {
                error.is(failure);
            }
            pause(tries);
        }
    }

    /// The ids of those that stand in the log.
    private static Set<Long> stored(Connection connection, List<PendingAppend> batch, boolean isDoubtful)
            throws SQLException {
        Set<Long> stored = new HashSet<>(AppendStatement.run(connection, batch));
        if (isDoubtful && stored.size() < batch.size()) {
            List<PendingAppend> others = new ArrayList<>(batch);
            others.removeIf(each -> stored.contains(each.id()));
            stored.addAll(LogHeads.standing(new Sql(connection), others));
        }
        return stored;
    }

    private static void tell(List<PendingAppend> batch, Set<Long> stored, Told told) {
        for (PendingAppend each : batch) {
            told.accept(each, stored.contains(each.id()) ? AppendOutcome.COMMITTED : AppendOutcome.CONFLICT);
        }
    }

    private boolean mayTryAgain(SQLException reason, boolean isDoubtful, long begin) {
        long millis = millisSince(begin);
        if (isDoubtful) {
            long patience =
                    closing.getAsBoolean() ? Math.min(CLOSING_MILLIS, settings.doubtMillis()) : settings.doubtMillis();
            return millis < patience && !PostgresErrors.isOfTheData(reason);
        }
        return millis < settings.sureMillis() && !closing.getAsBoolean() && PostgresErrors.isPassing(reason);
    }

    private void giveUp(
            List<PendingAppend> batch, boolean isDoubtful, StoreException failure, Told told, Failed failed) {
        if (failure.kind() != Kind.BUG) {
            error.is(failure);
        }
        for (PendingAppend each : batch) {
            if (isDoubtful) {
                told.accept(each, AppendOutcome.UNKNOWN);
            } else {
                failed.accept(each, failure);
            }
        }
    }

    private static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }

    private static void pause(int tries) {
        long millis = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE << Math.min(tries, 10));
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /// Finds out whether an error is over though nobody has anything to store.
    void tryAgain() {
        try {
            probe.run(new Sql(line.open()), error.is(Kind.DISK_FULL));
            error.isOver();
        } catch (SQLException e) {
            line.drop();
            error.is(PostgresErrors.of(address, e));
        }
    }

    @Override
    public void close() {
        line.drop();
    }
}
