package table13.server.lobby;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.DueTable;
import table13.server.store.EntryRow;
import table13.server.store.Samples;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.Table;
import table13.table.Verdict;
import table13.table.fair.DealVersion;
import table13.wire.log.EntryJson;

/// Run by hand: see docs/testing.md. Measures opening a table while a restarted server wakes 20,000 due tables.
class DueTableMeasure {
    private static final int TABLES = Integer.getInteger("tables", 20_000);
    private static final int NEWCOMERS = 30;
    private static final long PAUSE_MILLIS = 1000;

    @TempDir
    private Path folder;

    private final Random random = new Random(13);

    @Test
    @DisplayName("Opening a table while many are woken")
    void measure() throws IOException, InterruptedException {
        try (Store store = SqliteStore.open(folder)) {
            List<CompletableFuture<AppendOutcome>> stored = new ArrayList<>();
            dealt(Stream.generate(this::id).limit(TABLES).toList()).forEach(each -> stored.add(store.append(each)));
            stored.forEach(CompletableFuture::join);
            IO.println(due(store) + " tables are due");
        }
        // Loads the classes before the measurement.
        try (TableServer server = TableServer.start(ServerSettings.usual(folder.resolve("empty"), 0))) {
            visit("empty server", server);
        }
        try (TableServer server = TableServer.start(ServerSettings.usual(folder, 0))) {
            for (int i = 0; i < NEWCOMERS; i++) {
                visit("meanwhile", server);
                Thread.sleep(PAUSE_MILLIS);
            }
        }
        try (Store store = SqliteStore.open(folder)) {
            IO.println(due(store) + " tables are still due");
        }
    }

    private static void visit(String when, TableServer server) {
        long begin = System.nanoTime();
        try (TestGuest person = TestGuest.comesTo(server.port())) {
            person.ask("open", "game", "friday", "players", 4, "level", "expert", "start", true);
            long opened = System.nanoTime();
            person.next(message ->
                    message.get("match") != null && !TestGuest.moves(message).isEmpty());
            IO.println("%s: came and opened after %d ms, had the first turn after %d ms"
                    .formatted(when, (opened - begin) / 1_000_000, (System.nanoTime() - begin) / 1_000_000));
        }
    }

    private static int due(Store store) {
        return store.tablesToWake(System.currentTimeMillis(), DueTable.BEFORE_ALL, TABLES)
                .size();
    }

    private String id() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// A guest and three bots; a bot is to move, and no client is connected. The cards follow from the id: each table
    /// has other cards, though their logs are the same.
    private static List<AppendRequest> dealt(Iterable<String> ids) {
        long now = System.currentTimeMillis() - 60_000;
        Plan plan = new Plan(Setup.of(Friday.GAME, 4), false, true, 0, 0, Level.EXPERT);
        List<LoggedEntry> log = new ArrayList<>();
        log.add(new LoggedEntry(1, now, new Entry.Opened("guest", "Guest", plan, "5e".repeat(32), DealVersion.NEWEST)));
        Table table = new Table("first", log.getFirst(), Dealer.FAIR, new Presence(now));
        play(table, table.rules().sit("guest", "Guest", 3, ""), now, log);
        play(table, table.rules().start("guest", true), now, log);
        if (table.viewOf(0).seen().toMove() == 3) {
            throw new AssertionError("A bot must be first to move.");
        }
        List<EntryRow> entries = log.stream()
                .map(logged -> new EntryRow(logged.version(), logged.at(), EntryJson.write(logged.entry())))
                .toList();
        List<AppendRequest> appends = new ArrayList<>();
        ids.forEach(
                id -> appends.add(new AppendRequest(id, 0, entries, Samples.changed(table.listing(), "table", id))));
        return appends;
    }

    private static void play(Table table, Verdict verdict, long now, List<LoggedEntry> log) {
        for (Entry entry : ((Verdict.Allowed) verdict).entries()) {
            log.add(new LoggedEntry(table.version() + 1, now, entry));
            table.play(log.getLast());
        }
    }
}
