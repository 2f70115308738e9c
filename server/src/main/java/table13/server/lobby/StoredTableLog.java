package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.runtime.MatchCheckpoint;
import table13.runtime.TableLog;
import table13.runtime.UnavailableLogException;
import table13.runtime.UncommittedEntries;
import table13.runtime.UnknownOutcomeException;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.StoreException;
import table13.table.Checkpoint;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.NewerLogException;
import table13.table.Table;
import table13.wire.WireObjection;
import table13.wire.log.CheckpointCodec;
import table13.wire.log.EntryJson;

/// The log of one table in the store, with its checkpoints. Logs events for operators. Reading is thread-safe;
/// [#append] is not.
final class StoredTableLog implements TableLog {
    private static final Logger LOG = LoggerFactory.getLogger(StoredTableLog.class);

    private final String id;
    private final LobbyContext context;
    private volatile boolean isFailing;

    StoredTableLog(String id, LobbyContext context) {
        this.id = id;
        this.context = context;
    }

    // ---- reading

    @Override
    public List<LoggedEntry> entries(long after, long upTo) {
        return reach(() -> entries(context.store().entries(id, after, upTo)));
    }

    static List<LoggedEntry> entries(List<EntryRow> rows) {
        List<LoggedEntry> entries = new ArrayList<>();
        for (EntryRow row : rows) {
            entries.add(new LoggedEntry(row.version(), row.at(), EntryJson.read(row.text())));
        }
        return entries;
    }

    @Override
    public Optional<Checkpoint> checkpoint(int match) {
        return reach(() -> context.store().checkpoint(id, match))
                .flatMap(row -> CheckpointCodec.read(row.text())
                        .filter(checkpoint ->
                                checkpoint.match() == row.match() && checkpoint.version() == row.version()));
    }

    @Override
    public Optional<List<MatchResult>> endings(int match) {
        List<MatchResult> finished = new ArrayList<>();
        for (String text : reach(() -> context.store().endings(id, match))) {
            MatchResult ended = CheckpointCodec.finished(text).orElse(null);
            if (ended == null || ended.match() != finished.size() + 1) {
                return Optional.empty();
            }
            finished.add(ended);
        }
        return finished.size() == match - 1 ? Optional.of(finished) : Optional.empty();
    }

    @Override
    public void replace(List<MatchCheckpoint> checkpoints) {
        LOG.info("table {}: read from its first entry; {} checkpoints rewritten", id, checkpoints.size());
        context.store()
                .putCheckpoints(
                        id, checkpoints.stream().map(StoredTableLog::row).toList());
    }

    private static CheckpointRow row(MatchCheckpoint stored) {
        Checkpoint checkpoint = stored.checkpoint();
        return new CheckpointRow(
                checkpoint.match(),
                checkpoint.version(),
                CheckpointCodec.write(checkpoint),
                CheckpointCodec.write(stored.ended()));
    }

    // ---- appending

    @Override
    public boolean canAppend() {
        return context.status().canStore();
    }

    @Override
    public boolean isReady() {
        return context.store().isReady();
    }

    /// Blocks until the entries are on disk.
    @Override
    public boolean append(Table table, UncommittedEntries uncommitted) {
        List<EntryRow> rows =
                uncommitted.entries().stream().map(StoredTableLog::row).toList();
        List<CheckpointRow> checkpoints =
                uncommitted.checkpoints().stream().map(StoredTableLog::row).toList();
        long expected = uncommitted.entries().getFirst().version() - 1;
        long begin = System.nanoTime();
        AppendRequest append = new AppendRequest(id, expected, rows, table.listing(), checkpoints, before(uncommitted));
        AppendOutcome outcome = reach(() -> outcome(append));
        context.metrics().appended(System.nanoTime() - begin);
        return switch (outcome) {
            case COMMITTED -> {
                uncommitted.entries().forEach(logged -> logEvent(logged.entry(), table));
                yield true;
            }
            case CONFLICT -> false;
            case UNKNOWN -> throw new UnknownOutcomeException("The store cannot tell whether the entries were stored.");
        };
    }

    private AppendOutcome outcome(AppendRequest append) {
        try {
            return context.store().append(append).get();
        } catch (ExecutionException failed) {
            context.metrics().storeRefused();
            if (failed.getCause() instanceof StoreException failure) {
                throw failure;
            }
            throw new UnknownOutcomeException("The store failed while appending entries.", failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new UnknownOutcomeException("The server was stopped while appending entries.");
        }
    }

    private void logEvent(Entry entry, Table table) {
        switch (entry) {
            case Entry.Moved moved -> context.metrics().moved(moved.by());
            case Entry.Opened _ ->
                LOG.info("table {}: opened for {}", id, table.plan().setup());
            case Entry.Started started -> LOG.info("table {}: match {} dealt", id, started.match());
            case Entry.TookOver over -> LOG.info("table {} seat {}: a bot takes over", id, over.seat());
            case Entry.CameBack back -> LOG.info("table {} seat {}: the player is back", id, back.seat());
            case Entry.Removed _ -> LOG.info("table {}: the host removed a guest", id);
            case Entry.Closed _ -> LOG.info("table {}: closed", id);
            default -> LOG.debug("table {}: {}", id, entry.getClass().getSimpleName());
        }
    }

    private static EntryRow row(LoggedEntry logged) {
        return new EntryRow(logged.version(), logged.at(), EntryJson.write(logged.entry()));
    }

    /// The preceding entry, if other nodes may receive these entries directly; otherwise null.
    private static @Nullable EntryRow before(UncommittedEntries uncommitted) {
        LoggedEntry before = uncommitted.before();
        if (before == null) {
            return null;
        }
        boolean mayBeSent = before.entry() instanceof Entry.Course
                && uncommitted.entries().stream().map(LoggedEntry::entry).allMatch(Entry.Course.class::isInstance);
        return mayBeSent ? row(before) : null;
    }

    // ---- failures

    private <T> T reach(Supplier<T> access) {
        try {
            T answer = access.get();
            if (isFailing) {
                isFailing = false;
                LOG.info("table {}: store access works again", id);
            }
            return answer;
        } catch (StoreException failure) {
            // An unavailable store is reported once for all tables.
            if (!isFailing && canAppend()) {
                isFailing = true;
                LOG.error("table {}: store access failed: {}", id, failure.getMessage());
            }
            throw new UnavailableLogException(failure);
        }
    }

    @Override
    public Optional<Objection> answerTo(RuntimeException failure) {
        boolean isForOthers =
                failure instanceof NewerLogException && context.status().hasSuccessors();
        return isForOthers ? Optional.empty() : Optional.of(WireObjection.CANNOT_STORE);
    }

    @Override
    public void isReplaced() {
        LOG.warn("table {}: its log was replaced; sending the whole table to all clients", id);
    }
}
