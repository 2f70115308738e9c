package table13.browser.solo;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import table13.runtime.TableServices;
import table13.table.CorruptLogException;
import table13.table.Dealer;
import table13.table.Listing;
import table13.table.Phase;
import table13.table.ScheduledAction;

/// All tables of this device: some with their logs in memory, the others with their stored listings only.
final class SoloTables {
    private static final int MOST_LISTED = 50;

    /// The limit of a server. The tables unchanged for the longest time are closed first.
    private static final int MOST_OPEN = 25;

    private final Supplier<TableServices> services;
    private final Dealer dealer;
    private final SoloClock clock;
    private final Map<String, SoloTable> loaded = new LinkedHashMap<>();
    private final Map<String, SoloLog> logs = new LinkedHashMap<>();
    private final Map<String, StoredTable> listed = new LinkedHashMap<>();

    /// @param services creates the services of each table: moves of bots, and hints
    SoloTables(Supplier<TableServices> services, Dealer dealer, SoloClock clock) {
        this.services = services;
        this.dealer = dealer;
        this.clock = clock;
    }

    void list(StoredTable kept) {
        listed.put(kept.table(), kept);
    }

    boolean knows(String id) {
        return loaded.containsKey(id);
    }

    /// Loads the log of a table, unless it is in memory.
    ///
    /// @param lines empty for a new table
    SoloTable load(String id, List<String> lines) {
        SoloTable known = loaded.get(id);
        if (known != null) {
            return known;
        }
        SoloLog log = new SoloLog(lines, listed.get(id));
        SoloTable table = SoloTable.of(id, log, services.get(), dealer, clock);
        logs.put(id, log);
        loaded.put(id, table);
        return table;
    }

    /// Adds a table that is neither listed nor stored. Earlier lesson tables are dropped unless a page shows them.
    ///
    /// @param isFree whether it is played freely instead of by its script
    void teach(String id, LessonMode mode, boolean isFree) {
        loaded.entrySet()
                .removeIf(each ->
                        !logs.containsKey(each.getKey()) && !each.getValue().isWatched());
        TableServices played = isFree ? services.get() : mode;
        loaded.put(id, SoloTable.of(id, mode, played, mode.dealer(), clock));
    }

    Optional<SoloTable> find(String id) {
        return Optional.ofNullable(loaded.get(id));
    }

    List<SoloTable> watched() {
        return loaded.values().stream().filter(SoloTable::isWatched).toList();
    }

    /// Open tables, the latest change first.
    List<Listing> mine() {
        return open().limit(MOST_LISTED).map(StoredTable::listing).toList();
    }

    private Stream<StoredTable> open() {
        return listed.values().stream()
                .filter(kept -> kept.listing().phase() != Phase.CLOSED)
                .sorted(Comparator.comparingLong(
                                (StoredTable kept) -> kept.listing().changedAt())
                        .reversed()
                        .thenComparing(StoredTable::table));
    }

    /// Makes room for another open table by closing the oldest ones.
    void makeRoom(String guest, long now, CallResult result) {
        for (StoredTable old : open().skip(MOST_OPEN - 1L).toList()) {
            SoloTable table = loaded.get(old.table());
            if (table == null) {
                // The log is not in memory and not needed: a lone host may always close a table.
                StoredTable closed = old.closed(now);
                listed.put(old.table(), closed);
                result.keep(old.table(), SoloLog.closing(closed), closed);
            } else if (!table.isWatched()) {
                closeIfReadable(table, guest);
            }
        }
    }

    private static void closeIfReadable(SoloTable table, String guest) {
        try {
            table.active().close(guest);
        } catch (CorruptLogException _) {
            // The table cannot be played in any case.
        }
    }

    /// The next scheduled action of any table.
    @Nullable
    Waiting next() {
        Waiting next = null;
        for (SoloTable table : watched()) {
            ScheduledAction action = table.active().next().orElse(null);
            if (action != null && (next == null || action.at() < next.due.at())) {
                next = new Waiting(table, action);
            }
        }
        return next;
    }

    record Waiting(SoloTable table, ScheduledAction due) {}

    /// Returns new entries, and drops the tables and logs that no page shows.
    void settle(CallResult result) {
        logs.forEach((id, log) -> {
            SoloLog.Fresh fresh = log.takeFresh();
            if (!fresh.lines().isEmpty()) {
                find(id).flatMap(table -> table.active().find()).ifPresent(table -> {
                    StoredTable kept = StoredTable.of(table, log.checkpoint());
                    listed.put(id, kept);
                    result.keep(id, fresh, kept);
                });
            }
        });
        loaded.values().stream().filter(table -> !table.isWatched()).forEach(SoloTable::forget);
        logs.entrySet().stream()
                .filter(each -> each.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .toList()
                .forEach(this::drop);
    }

    void drop(String id) {
        loaded.remove(id);
        logs.remove(id);
        listed.remove(id);
    }
}
