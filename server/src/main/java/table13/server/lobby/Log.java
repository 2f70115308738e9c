package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Bookmark;
import table13.runtime.Played;
import table13.runtime.TableLog;
import table13.runtime.UnknownOutcome;
import table13.server.store.Append;
import table13.server.store.Appended;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.StoreException;
import table13.table.Checkpoint;
import table13.table.Entry;
import table13.table.Finished;
import table13.table.Logged;
import table13.table.NewerLog;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.log.CheckpointText;
import table13.wire.log.EntryText;

/// The log of one table, in the store, and the checkpoints beside it: a table is read from its last match on. Where
/// there is no checkpoint that can be read, it is read from its beginning, and the checkpoints are written anew.
record Log(String id, Shared shared) implements TableLog {
    private static final Logger LOG = LoggerFactory.getLogger(Log.class);

    // ---- reading

    @Override
    public Optional<Table> read(Presence presence) {
        return shared.store()
                .checkpoint(id, Integer.MAX_VALUE)
                .flatMap(row -> from(row, endings(row.match()), Long.MAX_VALUE, presence))
                .or(() -> fromTheBeginning(Integer.MAX_VALUE, Long.MAX_VALUE, presence));
    }

    /// The table as it was when this match was over. It knows how this match ended, but not those before it.
    Optional<Table> readMatch(int match) {
        Presence nobody = new Presence(shared.now());
        long end = rowOf(match + 1).map(CheckpointRow::version).orElse(Long.MAX_VALUE);
        Optional<Table> past = match == 1
                ? fromTheBeginning(1, end, nobody)
                : rowOf(match).flatMap(row -> from(row, List.of(), end, nobody));
        return past.filter(table -> isEndOf(match, table)).or(() -> fromTheBeginning(match, Long.MAX_VALUE, nobody));
    }

    private static boolean isEndOf(int match, Table table) {
        return table.record().isPresent() && table.finished().getLast().match() == match;
    }

    private Optional<CheckpointRow> rowOf(int match) {
        return shared.store().checkpoint(id, match).filter(row -> row.match() == match);
    }

    /// Nothing if the checkpoint is of no use: to read from the beginning is slow, but never wrong.
    private Optional<Table> from(
            CheckpointRow row, @Nullable List<Finished> finished, long upToVersion, Presence presence) {
        try {
            Checkpoint checkpoint = CheckpointText.read(row.text()).orElse(null);
            if (checkpoint == null || finished == null) {
                return Optional.empty();
            }
            List<Logged> entries = entries(checkpoint.version(), upToVersion);
            boolean fits = checkpoint.match() == row.match()
                    && !entries.isEmpty()
                    && entries.getFirst().entry() instanceof Entry.Started started
                    && started.match() == row.match();
            if (!fits) {
                return Optional.empty();
            }
            Table table = Table.of(id, checkpoint, finished, shared.dealer(), presence);
            entries.forEach(table::play);
            return Optional.of(table);
        } catch (StoreException | NewerLog failure) {
            throw failure;
        } catch (RuntimeException unfit) {
            LOG.warn("table {}: the checkpoint of match {} does not fit: {}", id, row.match(), unfit.toString());
            return Optional.empty();
        }
    }

    /// How all matches before this one ended; null if some checkpoint does not tell.
    private @Nullable List<Finished> endings(int match) {
        List<Finished> finished = new ArrayList<>();
        for (String text : shared.store().endings(id, match)) {
            Finished ended = CheckpointText.finished(text).orElse(null);
            if (ended == null || ended.match() != finished.size() + 1) {
                return null;
            }
            finished.add(ended);
        }
        return finished.size() == match - 1 ? finished : null;
    }

    private Optional<Table> fromTheBeginning(int upToMatch, long upToVersion, Presence presence) {
        List<Logged> entries = entries(0, upToVersion);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Table table = new Table(id, entries.getFirst(), shared.dealer(), presence);
        List<CheckpointRow> rows = new ArrayList<>();
        for (Logged logged : entries.subList(1, entries.size())) {
            if (logged.entry() instanceof Entry.Started started && started.match() > upToMatch) {
                break;
            }
            Bookmark.before(logged.entry(), table).map(Log::row).ifPresent(rows::add);
            table.play(logged);
        }
        if (!rows.isEmpty()) {
            LOG.info("table {}: read from its beginning; {} checkpoints written anew", id, rows.size());
            shared.store().putCheckpoints(id, rows);
        }
        return Optional.of(table);
    }

    private static CheckpointRow row(Bookmark bookmark) {
        Checkpoint checkpoint = bookmark.checkpoint();
        return new CheckpointRow(
                checkpoint.match(),
                checkpoint.version(),
                CheckpointText.write(checkpoint),
                CheckpointText.write(bookmark.ended()));
    }

    @Override
    public List<Logged> entriesAfter(long version) {
        return entries(version, Long.MAX_VALUE);
    }

    private List<Logged> entries(long afterVersion, long upToVersion) {
        return entries(shared.store().entries(id, afterVersion, upToVersion));
    }

    static List<Logged> entries(List<EntryRow> rows) {
        List<Logged> entries = new ArrayList<>();
        for (EntryRow row : rows) {
            entries.add(new Logged(row.version(), row.at(), EntryText.read(row.text())));
        }
        return entries;
    }

    // ---- writing

    @Override
    public boolean canAppend() {
        return shared.condition().canStore();
    }

    /// Waits until the entries are on disk.
    ///
    /// @throws StoreException if they could not be stored
    /// @throws UnknownOutcome if nobody knows whether they were
    @Override
    public boolean append(Table table, Played played) {
        List<EntryRow> rows = played.entries().stream().map(Log::row).toList();
        List<CheckpointRow> checkpoints =
                played.bookmarks().stream().map(Log::row).toList();
        long expected = played.entries().getFirst().version() - 1;
        long begin = System.nanoTime();
        try {
            Appended appended = shared.store()
                    .append(new Append(id, expected, rows, table.listing(), checkpoints, before(played)))
                    .get();
            shared.metrics().appended(System.nanoTime() - begin);
            return switch (appended) {
                case DONE -> true;
                case BEHIND -> false;
                case UNKNOWN -> throw new UnknownOutcome("The store could not find out whether it was stored.");
            };
        } catch (ExecutionException failed) {
            shared.metrics().storeRefused();
            if (failed.getCause() instanceof StoreException failure) {
                throw failure;
            }
            throw new UnknownOutcome("The store failed.", failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new UnknownOutcome("The server was stopped while it stored something.");
        }
    }

    private static EntryRow row(Logged logged) {
        return new EntryRow(logged.version(), logged.at(), EntryText.write(logged.entry()));
    }

    /// The entry before, if other nodes may be told what was played past the log.
    private static @Nullable EntryRow before(Played played) {
        Logged before = played.before();
        if (before == null) {
            return null;
        }
        boolean mayBeTold = before.entry() instanceof Entry.Course
                && played.entries().stream().map(Logged::entry).allMatch(Entry.Course.class::isInstance);
        return mayBeTold ? row(before) : null;
    }
}
