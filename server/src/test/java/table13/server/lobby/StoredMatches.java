package table13.server.lobby;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;
import table13.rules.Level;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.runtime.EventSourcedTable;
import table13.runtime.ReservedTable;
import table13.runtime.TableReader;
import table13.server.metrics.Metrics;
import table13.server.store.Store;
import table13.table.Dealer;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.protocol.Request;
import table13.wire.protocol.TableMessages;

/// Three guests play match after match at one table, stored as a server stores them.
final class StoredMatches {
    static final String ID = "0123456789abcdef0123456789abcdef";
    static final List<String> GUESTS = List.of("anna", "bert", "clara", "dora");
    private static final String SECRET = "5e".repeat(32);
    private static final long BEGIN = 1_790_000_000_000L;

    private final Random random = new Random(13);
    private final Map<Integer, String> records = new TreeMap<>();
    private final Presence presence = new Presence(BEGIN);
    private final LobbyContext context;
    private final StoredTableLog log;
    private final EventSourcedTable book;
    private final Table table;
    private long now = BEGIN;

    StoredMatches(Store store) {
        context = shared(store);
        log = new StoredTableLog(ID, context);
        book = new EventSourcedTable(reader(), () -> now, presence, _ -> {});
        Plan plan = new Plan(Setup.of(Leaves.GAME, 3), true, true, 0, 60, Level.RANDOM);
        book.open(
                new TestClient("anna"),
                new Request.Open("", plan, Map.of(), -1, "", false, null),
                ReservedTable.of(ID, SECRET));
        table = book.current();
        GUESTS.forEach(presence::arrive);
        for (int seat = 0; seat < 3; seat++) {
            String guest = GUESTS.get(seat);
            int free = seat;
            ask(rules -> rules.sit(guest, guest, free, "0" + free));
        }
    }

    static LobbyContext shared(Store store) {
        return shared(store, Runnable::run);
    }

    static LobbyContext shared(Store store, Executor threads) {
        Metrics metrics = new Metrics();
        return new LobbyContext(
                store,
                metrics,
                new BotExecutor(metrics),
                new ArchiveExecutor(metrics),
                Dealer.FAIR,
                InstantSource.system(),
                new Random(13),
                threads,
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().factory()),
                0);
    }

    StoredMatches playsMatches(int count) {
        for (int i = 0; i < count; i++) {
            starts().playsOut();
        }
        return this;
    }

    StoredMatches starts() {
        ask(rules -> rules.start(table.people().host(), true));
        return this;
    }

    StoredMatches playsOut() {
        while (table.phase() == Phase.PLAYING) {
            move();
        }
        records.put(table.finished().size(), table.record().orElseThrow());
        return this;
    }

    private void move() {
        if (random.nextInt(9) == 0) {
            chat();
        }
        int seat = table.matchSeenBy(0).orElseThrow().view().seen().toMove();
        List<Move> moves = table.viewOf(seat).seen().legalMoves();
        String move = moves.get(random.nextInt(moves.size())).notation();
        String guest = table.people().seats().get(seat).guest();
        if (guest == null) {
            ScheduledAction.BotMove think =
                    (ScheduledAction.BotMove) table.nextAction(0).orElseThrow();
            ask(rules -> rules.botMove(think, move));
        } else {
            ask(rules -> rules.move(guest, table.version(), move, ""));
        }
    }

    /// Adds a chat message, a mute and a new name between matches.
    void chat() {
        String guest = GUESTS.get(random.nextInt(GUESTS.size()));
        String other = GUESTS.get(random.nextInt(GUESTS.size()));
        ask(rules -> rules.say(guest, guest, "word " + random.nextInt(99), now));
        ask(rules -> rules.mute(guest, other, random.nextBoolean()));
        ask(rules -> rules.rename(guest, guest + random.nextInt(9)));
    }

    void ask(Function<TableRules, Verdict> request) {
        now += 300;
        book.decide(request, new ArrayList<>());
        if (!book.current().equals(table)) {
            throw new AssertionError("Another writer changed the table.");
        }
    }

    StoredTableLog log() {
        return log;
    }

    TableReader reader() {
        return new TableReader(ID, log, Dealer.FAIR);
    }

    Table table() {
        return table;
    }

    Presence presence() {
        return presence;
    }

    /// The record of each match, taken at its end.
    Map<Integer, String> records() {
        return records;
    }

    /// All messages that every guest receives on entering the table.
    List<String> seen(Table read) {
        List<String> messages = new ArrayList<>();
        for (String guest : GUESTS) {
            messages.add(TableMessages.table("id", read, guest, now, false, null));
        }
        messages.add(read.listing().toString());
        messages.add(read.rules().start("anna", true).toString());
        return messages;
    }
}
