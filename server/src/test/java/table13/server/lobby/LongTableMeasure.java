package table13.server.lobby;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;
import table13.table.MatchHistory;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.protocol.ReplayMessage;
import table13.wire.protocol.ReplaySteps;
import table13.wire.protocol.TableMessages;

/// Run by hand: see docs/testing.md. Compares the cost of a table after one match with that after a hundred.
class LongTableMeasure {
    private static final int MATCHES = 100;
    private static final int ROUNDS = 100;

    /// Measures this thread only, whatever else the machine does.
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    @TempDir
    private Path folder;

    @Test
    @DisplayName("Entering and replaying after 1 and after 100 matches, in microseconds of processor time")
    void measure() {
        try (Store store = SqliteStore.open(folder)) {
            StoredMatches matches = new StoredMatches(store);
            matches.playsMatches(1);
            for (int round = 0; round < 3; round++) {
                enter(matches);
                replay(matches, 1);
            }
            matches.playsMatches(MATCHES - 1);
            for (int round = 0; round < 2; round++) {
                enter(matches);
                for (int match : List.of(1, MATCHES / 2, MATCHES)) {
                    replay(matches, match);
                }
                time(
                        "read from the beginning instead",
                        () -> message(Table.of(
                                StoredMatches.ID, matches.log().entriesAfter(0), Dealer.FAIR, new Presence(0))));
            }
        }
    }

    private static void enter(StoredMatches matches) {
        int finished = matches.table().finished().size();
        time(
                "enter after " + finished,
                () -> message(matches.reader().read(new Presence(0)).orElseThrow()));
    }

    private static void replay(StoredMatches matches, int match) {
        time("replay of match " + match, () -> {
            MatchHistory history =
                    matches.reader().readMatch(match).flatMap(Table::history).orElseThrow();
            ReplayMessage.replay("r", StoredMatches.ID, ReplaySteps.of(match, history, 0, 20));
        });
    }

    private static String message(Table table) {
        return TableMessages.table("id", table, "anna", 0, false, null);
    }

    private static void time(String what, Runnable task) {
        long[] nanos = new long[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            long begin = CLOCK.getCurrentThreadCpuTime();
            task.run();
            nanos[i] = CLOCK.getCurrentThreadCpuTime() - begin;
        }
        Arrays.sort(nanos);
        IO.println(
                "%-32s median %6d, p90 %6d".formatted(what, nanos[ROUNDS / 2] / 1000, nanos[ROUNDS * 9 / 10] / 1000));
    }
}
