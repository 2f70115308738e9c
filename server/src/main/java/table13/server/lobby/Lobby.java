package table13.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.table.Finished;
import table13.wire.WireObjection;
import table13.wire.desk.Client;
import table13.wire.desk.Pledge;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// Finds the tables that people ask for, keeps those in memory that are in use, and wakes those up where something is
/// due. For any number of threads; nothing here blocks.
public final class Lobby {
    static final long SWEEP_MILLIS = 30_000;

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int MOST_LISTED = 50;

    private final House house;
    private final int mostTables;
    private final int mostTablesEach;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private final Waker waker;

    /// An empty lobby; see [#begin].
    ///
    /// @param mostTables how many may be open at once
    /// @param mostTablesEach how many of them one person may share with others as their host; of those where nobody
    ///     else sits, the oldest are closed beyond that many
    public Lobby(House house, int mostTables, int mostTablesEach) {
        this.house = house;
        this.mostTables = mostTables;
        this.mostTablesEach = mostTablesEach;
        waker = new Waker(house, Waker.usually(), (id, done) -> with(id, table -> table.wake(done)));
        house.metrics().gauge("table13.tables", "Tables in memory.", tables::size);
    }

    /// Goes on with what was going on when the server last stopped, and looks around from time to time.
    public void begin() {
        house.store().onGrowth(id -> {
            LiveTable table = tables.get(id);
            if (table != null) {
                table.grew();
            }
        });
        var _ = house.timers().scheduleWithFixedDelay(this::sweep, 0, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void sweep() {
        waker.begin(house.now() + SWEEP_MILLIS);
        house.threads().execute(() -> tables.values().forEach(LiveTable::refresh));
    }

    /// Wakes no table any more.
    public void end() {
        waker.end();
    }

    /// A table that is yet to be opened.
    public Pledge pledge() {
        return Pledge.of(house.newId(), house.newSecret());
    }

    public void handle(Client client, Request.AtTable request) {
        if (isId(request.table())) {
            with(request.table(), table -> table.handle(client, request));
        } else {
            refuse(client, request.id(), WireObjection.NO_SUCH_TABLE);
        }
    }

    /// Opens the pledged table.
    ///
    /// @param next what the client is promised next
    public void open(Client client, Request.Open request, Pledge pledge, Pledge next) {
        house.threads().execute(() -> {
            try {
                if (house.store().sharedTablesOf(client.guest()) >= mostTablesEach) {
                    refuse(client, request.id(), WireObjection.TOO_MANY_TABLES);
                } else if (house.store().openTables() >= mostTables) {
                    refuse(client, request.id(), WireObjection.HOUSE_FULL);
                } else {
                    closeAbandoned(client.guest());
                    with(pledge.table(), table -> table.open(client, request, pledge, next));
                }
            } catch (StoreException failure) {
                LOG.error("cannot open a table: {}", failure.getMessage());
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// What somebody began alone never keeps them from beginning something new; where there is much of it, what lies
    /// there longest is cleared away.
    private void closeAbandoned(String guest) {
        List<String> lone = house.store().loneTablesOf(guest);
        lone.stream()
                .limit(Math.max(0, lone.size() + 1 - mostTablesEach))
                .forEach(id -> with(id, table -> table.closeIfAbandoned(guest)));
    }

    /// Lists public tables and the client's own.
    public void list(Client client, Request.Tables request) {
        house.threads().execute(() -> {
            try {
                client.tell(Messages.tables(
                        request.id(),
                        client.guest(),
                        house.store().publicTables(house.now(), MOST_LISTED),
                        house.store().tablesOf(client.guest(), MOST_LISTED)));
            } catch (StoreException failure) {
                LOG.error("cannot list tables: {}", failure.getMessage());
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// The client has taken another name.
    public void renamed(Client client, String table) {
        with(table, live -> {
            live.renamed(client);
            return true;
        });
    }

    /// The client's connection is gone.
    public void gone(Client client, String table) {
        LiveTable live = tables.get(table);
        if (live != null) {
            live.gone(client);
        }
    }

    /// The record of a finished match, if this guest may have it.
    public CompletableFuture<Optional<String>> record(String guest, String table, int match) {
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        if (!isId(table) || !with(table, live -> live.record(guest, match, answer))) {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// How the finished matches of a table ended, if this guest may know.
    public CompletableFuture<Optional<List<Finished>>> finished(String guest, String table) {
        CompletableFuture<Optional<List<Finished>>> answer = new CompletableFuture<>();
        if (!isId(table) || !with(table, live -> live.finished(guest, answer))) {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// Whether nothing is being done at any table.
    public boolean isIdle() {
        return tables.values().stream().allMatch(LiveTable::isIdle);
    }

    /// Hands something to a table, which may be forgotten at the very moment it is found.
    private boolean with(String id, Predicate<LiveTable> task) {
        while (true) {
            LiveTable table = tables.computeIfAbsent(id, this::live);
            if (task.test(table)) {
                return true;
            }
            tables.remove(id, table);
        }
    }

    private LiveTable live(String id) {
        return new LiveTable(id, house, table -> tables.remove(id, table));
    }

    private void refuse(Client client, String request, WireObjection objection) {
        house.metrics().refused(objection);
        client.tell(Messages.refused(request, objection));
    }

    private static boolean isId(String table) {
        return table.matches("[0-9a-f]{32}");
    }
}
