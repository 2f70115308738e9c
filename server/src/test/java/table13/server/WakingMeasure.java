package table13.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.bots.level.Level;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.server.store.Append;
import table13.server.store.Appended;
import table13.server.store.Line;
import table13.server.store.SqliteStore;
import table13.server.store.Store;
import table13.server.store.Waking;
import table13.server.wire.EntryText;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.Table;
import table13.table.Verdict;
import table13.table.fair.DealVersion;

/// By hand: see docs/testing.md. A server starts at which something is due at 20,000 tables, and somebody new comes.
class WakingMeasure {
    private static final int TABLES = Integer.getInteger("tables", 20_000);
    private static final int MOST_WAITING = 500;
    private static final int NEWCOMERS = 30;
    private static final long PAUSE_MILLIS = 1000;

    @TempDir
    private Path folder;

    private final Random random = new Random(13);

    @Test
    @DisplayName("Opening a table while many are woken")
    void measure() throws IOException, InterruptedException {
        try (Store store = SqliteStore.open(folder)) {
            List<CompletableFuture<Appended>> stored = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                stored.add(store.append(dealt(id(), "guest" + i)));
                if (stored.size() == MOST_WAITING) {
                    stored.forEach(CompletableFuture::join);
                    stored.clear();
                }
            }
            stored.forEach(CompletableFuture::join);
            IO.println(due(store) + " tables are due");
        }
        try (TableServer server = TableServer.start(ServerSettings.usual(folder, 0))) {
            for (int i = 0; i < NEWCOMERS; i++) {
                long begin = System.nanoTime();
                try (Person person = Person.comesTo(server.port())) {
                    person.ask("open", "game", "friday", "players", 4, "level", "expert", "start", true);
                    long opened = System.nanoTime();
                    person.next(message -> message.get("match") != null
                            && !Person.moves(message).isEmpty());
                    IO.println("came and opened after %d ms, had the first turn after %d ms"
                            .formatted((opened - begin) / 1_000_000, (System.nanoTime() - begin) / 1_000_000));
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        }
        try (Store store = SqliteStore.open(folder)) {
            IO.println(due(store) + " tables are still due");
        }
    }

    private static int due(Store store) {
        return store.tablesToWake(System.currentTimeMillis(), Waking.BEFORE_ALL, TABLES)
                .size();
    }

    private String id() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// A person and three bots; a bot is to move, though nobody is there.
    private static Append dealt(String id, String guest) {
        long now = System.currentTimeMillis() - 60_000;
        Plan plan = new Plan(Setup.of(Friday.GAME, 4), false, true, 0, 0, Level.EXPERT);
        List<Logged> log = new ArrayList<>();
        log.add(new Logged(1, now, new Entry.Opened(guest, "Guest", plan, id + id, DealVersion.NEWEST)));
        Table table = new Table(id, log.getFirst(), Dealer.FAIR, new Presence(now));
        play(table, table.house().sit(guest, "Guest", 0, ""), now, log);
        play(table, table.house().start(guest, true), now, log);
        if (table.viewOf(0).table().toMove() == 0) {
            String move = table.viewOf(0).table().legalMoves().getFirst().notation();
            play(table, table.house().move(guest, table.version(), move, ""), now, log);
        }
        List<Line> lines = log.stream()
                .map(logged -> new Line(logged.version(), logged.at(), EntryText.write(logged.entry())))
                .toList();
        return new Append(id, 0, lines, table.listing());
    }

    private static void play(Table table, Verdict verdict, long now, List<Logged> log) {
        for (Entry entry : ((Verdict.Allowed) verdict).entries()) {
            log.add(new Logged(table.version() + 1, now, entry));
            table.play(log.getLast());
        }
    }
}
