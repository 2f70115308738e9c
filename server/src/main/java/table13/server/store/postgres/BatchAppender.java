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

/// Stores batches of appends, and determines the outcome of each. Not thread-safe.
///
/// An answered statement is clear: the appends that it returns are committed, the others are conflicts. A statement
/// that the server has certainly rolled back is clear as well. Every other failure, above all a broken connection, is
/// *doubtful*: the batch may have been stored, and it may still be stored later, by a server process that has not
/// noticed the failure, or by a packet in transit.
///
/// A query for the rows would be wrong, because they may arrive after it. So the same statement is sent again, over a
/// new connection, with the same idempotency keys. Once it is answered, the versions are taken for good, by this batch
/// or by another writer, and later arrivals find them taken. Versions that the retry did not win are then looked up: a
/// row with the append's own key proves that the first attempt won.
///
/// If the batch is still doubtful at the time limit, the outcome is unknown, and must not be reported as refused.
final class BatchAppender implements AutoCloseable {
    private static final long SHORTEST_PAUSE = 20;
    private static final long LONGEST_PAUSE = 500;
    /// A short break of the connection is not an error.
    private static final long BLIP_MILLIS = 500;

    /// Limits retries during shutdown.
    private static final long CLOSING_MILLIS = 2_000;

    private final PostgresAddress address;
    private final PostgresSettings settings;
    private final CommitConnection commitConnection;
    private final WriteProbe probe;
    private final StoreErrorState error;
    private final BooleanSupplier closing;

    BatchAppender(
            ConnectionFactory connections,
            WriteProbe probe,
            StoreErrorState error,
            Runnable onReconnect,
            BooleanSupplier closing) {
        address = connections.address();
        settings = connections.settings();
        commitConnection = new CommitConnection(connections, onReconnect);
        this.probe = probe;
        this.error = error;
        this.closing = closing;
    }

    /// Receives the outcome of each append.
    interface OutcomeHandler extends BiConsumer<PendingAppend, AppendOutcome> {}

    /// Receives the appends that were not stored and never will be.
    interface FailureHandler extends BiConsumer<PendingAppend, StoreException> {}

    /// Returns when each append has its outcome.
    void find(List<PendingAppend> batch, OutcomeHandler told, FailureHandler failed) {
        find(batch, false, told, failed);
    }

    private void find(List<PendingAppend> batch, boolean wasDoubtful, OutcomeHandler told, FailureHandler failed) {
        boolean isDoubtful = wasDoubtful;
        long begin = System.nanoTime();
        for (int tries = 1; ; tries++) {
            SQLException reason;
            try {
                Connection connection = commitConnection.open();
                try {
                    report(batch, stored(connection, batch, isDoubtful), told);
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
                // Also after a certain rollback: the address may lead to another server by now.
                commitConnection.drop();
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

    /// The ids of the appends that are in the log.
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

    private static void report(List<PendingAppend> batch, Set<Long> stored, OutcomeHandler told) {
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
            List<PendingAppend> batch,
            boolean isDoubtful,
            StoreException failure,
            OutcomeHandler told,
            FailureHandler failed) {
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

    /// Probes whether an error is over while no append is pending.
    void tryAgain() {
        try {
            probe.run(new Sql(commitConnection.open()), error.is(Kind.DISK_FULL));
            error.isOver();
        } catch (SQLException e) {
            commitConnection.drop();
            error.is(PostgresErrors.of(address, e));
        }
    }

    @Override
    public void close() {
        commitConnection.drop();
    }
}
