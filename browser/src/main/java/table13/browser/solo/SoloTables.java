package table13.browser.solo;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.table.Due;
import table13.table.Listing;
import table13.table.Phase;

/// All tables of this device: those whose logs are in memory, and what was kept of the others to list them.
final class SoloTables {
    private static final int MOST_LISTED = 50;

    /// As many as on a server: of more, those are closed that lie there longest.
    private static final int MOST_OPEN = 25;

    private final Function<String, SoloTable> maker;
    private final Map<String, SoloTable> loaded = new LinkedHashMap<>();
    private final Map<String, KeptTable> listed = new LinkedHashMap<>();

    /// @param maker makes a table without entries
    SoloTables(Function<String, SoloTable> maker) {
        this.maker = maker;
    }

    void list(KeptTable kept) {
        listed.put(kept.table(), kept);
    }

    boolean knows(String id) {
        return loaded.containsKey(id);
    }

    void load(String id, List<String> lines) {
        if (!knows(id)) {
            make(id).log().load(lines);
        }
    }

    /// A table that has not been there.
    SoloTable make(String id) {
        SoloTable table = maker.apply(id);
        loaded.put(id, table);
        return table;
    }

    Optional<SoloTable> find(String id) {
        return Optional.ofNullable(loaded.get(id));
    }

    List<SoloTable> lookedAt() {
        return loaded.values().stream().filter(SoloTable::isLookedAt).toList();
    }

    /// Open tables, the newest change first.
    List<Listing> mine() {
        return open().limit(MOST_LISTED).map(KeptTable::listing).toList();
    }

    private java.util.stream.Stream<KeptTable> open() {
        return listed.values().stream()
                .filter(kept -> kept.listing().phase() != Phase.CLOSED)
                .sorted(Comparator.comparingLong(
                                (KeptTable kept) -> kept.listing().changedAt())
                        .reversed()
                        .thenComparing(KeptTable::table));
    }

    /// Makes room for another open table.
    void makeRoom(String guest, long now, Outcome outcome) {
        for (KeptTable old : open().skip(MOST_OPEN - 1L).toList()) {
            SoloTable table = loaded.get(old.table());
            if (table == null) {
                // The log is not here, and need not be: that a lone host may close a table is sure.
                KeptTable closed = old.closed(now);
                listed.put(old.table(), closed);
                outcome.keep(old.table(), SoloLog.closing(closed), closed);
            } else if (!table.isLookedAt()) {
                table.close(guest);
            }
        }
    }

    /// What is due next at any of them, and where.
    @Nullable
    Waiting next() {
        Waiting next = null;
        for (SoloTable table : lookedAt()) {
            Due due = table.due().orElse(null);
            if (due != null && (next == null || due.at() < next.due.at())) {
                next = new Waiting(table, due);
            }
        }
        return next;
    }

    record Waiting(SoloTable table, Due due) {}

    /// Hands out what is new, and forgets what nobody looks at, down to its log.
    void settle(Outcome outcome) {
        loaded.forEach((id, table) -> {
            SoloLog.Fresh fresh = table.log().takeFresh();
            if (!fresh.lines().isEmpty()) {
                table.find().map(KeptTable::of).ifPresent(kept -> {
                    listed.put(id, kept);
                    outcome.keep(id, fresh, kept);
                });
            }
            if (!table.isLookedAt()) {
                table.forget();
            }
        });
        loaded.values().removeIf(SoloTable::isNowhere);
    }

    void drop(String id) {
        loaded.remove(id);
        listed.remove(id);
    }
}
