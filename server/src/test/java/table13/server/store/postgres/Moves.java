package table13.server.store.postgres;

import static table13.server.store.Samples.append;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;
import table13.server.store.Store;

/// Players of several nodes at the same tables, and a record of the acknowledged and the uncertain moves. Each move has
/// a unique name. After a conflict a player reads the new entries and tries again.
final class Moves {
    /// Appends on one node.
    interface Way {
        AppendOutcome append(AppendRequest append);
    }

    private final Store reader;
    private final int tables;
    private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
    private final Set<String> unknown = ConcurrentHashMap.newKeySet();
    private final AtomicInteger behind = new AtomicInteger();

    /// @param reader a store without faults
    Moves(Store reader, int tables) {
        this.reader = reader;
        this.tables = tables;
    }

    /// Plays until the condition holds, with one player of each way at each table.
    void play(List<? extends Way> ways, BooleanSupplier isEnough) {
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int way = 0; way < ways.size(); way++) {
                for (int table = 0; table < tables; table++) {
                    Way each = ways.get(way);
                    String at = "t" + table;
                    String name = at + " by " + way + " move ";
                    players.execute(() -> play(each, at, name, isEnough));
                }
            }
        }
    }

    private void play(Way way, String table, String name, BooleanSupplier isEnough) {
        long version = 0;
        for (int move = 0; !isEnough.getAsBoolean(); move++) {
            String text = name + move;
            AppendOutcome what = AppendOutcome.CONFLICT;
            while (what == AppendOutcome.CONFLICT) {
                version += reader.entries(table, version).size();
                what = way.append(append(table, version, text));
                behind.addAndGet(what == AppendOutcome.CONFLICT ? 1 : 0);
            }
            (what == AppendOutcome.COMMITTED ? acknowledged : unknown).add(text);
        }
    }

    int acknowledgements() {
        return acknowledged.size();
    }

    int timesBehind() {
        return behind.get();
    }

    /// Acknowledged moves that are not stored.
    List<String> lost() {
        Set<String> lost = new HashSet<>(acknowledged);
        all().forEach(lost::remove);
        return List.copyOf(lost);
    }

    /// Moves that are stored twice.
    List<String> doubled() {
        Set<String> seen = new HashSet<>();
        return all().stream().filter(each -> !seen.add(each)).toList();
    }

    /// Stored moves that were neither acknowledged nor uncertain.
    List<String> untold() {
        return all().stream()
                .filter(each -> !acknowledged.contains(each) && !unknown.contains(each))
                .toList();
    }

    private List<String> all() {
        List<String> all = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            long version = 0;
            for (EntryRow entry : reader.entries("t" + table, 0)) {
                if (entry.version() != ++version) {
                    throw new AssertionError("a gap before version " + entry.version());
                }
                all.add(entry.text());
            }
        }
        return all;
    }
}
