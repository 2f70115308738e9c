package table13.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Client;
import table13.runtime.ReservedTable;
import table13.server.store.Health;
import table13.server.store.StoreException;
import table13.table.MatchResult;
import table13.wire.WireObjection;
import table13.wire.protocol.ListMessage;
import table13.wire.protocol.Request;

/// Finds the tables that people ask for, keeps those in memory that are in use, and wakes those up where something is
/// due. For any number of threads; nothing here blocks.
public final class Lobby {
    static final long SWEEP_MILLIS = 30_000;
    private static final long WATCH_MILLIS = 1000;

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int MOST_LISTED = 50;

    private final LobbyContext context;
    private final int mostTables;
    private final int mostTablesEach;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private final DueTablePoller poller;
    private final NodeWatcher watcher;

    /// An empty lobby; see [#begin].
    ///
    /// @param mostTables how many may be open at once
    /// @param mostTablesEach how many of them one person may share with others as their host; of those where nobody
    ///     else sits, the oldest are closed beyond that many
    public Lobby(LobbyContext context, int mostTables, int mostTablesEach) {
        this.context = context;
        this.mostTables = mostTables;
        this.mostTablesEach = mostTablesEach;
        poller = new DueTablePoller(
                context, DueTablePoller.usually(), (id, done) -> with(id, table -> table.wake(done)));
        watcher = new NodeWatcher(context, this::lookAround);
        context.metrics()
                .gauge(
                        "table13.disk.low",
                        "1 while so little of the disk is free that chat is refused.",
                        () -> context.condition().isDiskLow() ? 1 : 0);
        context.metrics().gauge("table13.tables", "Tables in memory.", tables::size);
    }

    /// From now on this node is one of those that share the store.
    ///
    /// @param devices how many devices are connected
    /// @param changed told of guests who have another name or one device less, on whatever node that came about
    /// @param anybodyChanged told that this may hold for any of them. Neither may keep anybody waiting
    public void join(IntSupplier devices, Consumer<String> changed, Runnable anybodyChanged) {
        context.store().nodes().join(new LobbyNodeListener(tables, context, devices, changed, anybodyChanged));
    }

    /// Goes on with what was going on when the server last stopped, and looks around from time to time.
    public void begin() {
        look();
        var _ = context.timers().scheduleWithFixedDelay(this::sweep, 0, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        var _ = context.timers()
                .scheduleWithFixedDelay(
                        () -> context.threads().execute(this::look), WATCH_MILLIS, WATCH_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        watcher.look();
        boolean isLow = context.store().isDiskLow();
        NodeStatus status = context.condition();
        if (status.isDiskLow() == isLow) {
            return;
        }
        status.isDiskLow(isLow);
        if (isLow) {
            LOG.warn("less than 10% of the disk is free: chat is refused until there is more room; matches go on");
        } else {
            LOG.info("the disk has room again: chat is no longer refused");
        }
    }

    private void sweep() {
        poller.begin(context.now() + SWEEP_MILLIS);
        context.threads().execute(() -> tables.values().forEach(LiveTable::refresh));
    }

    /// A node has come or gone: what it looked after needs somebody else.
    private void lookAround() {
        tables.values().forEach(LiveTable::tableChanged);
        poller.begin(context.now() + SWEEP_MILLIS);
    }

    /// Whether people should be sent to this node, as far as its tables know.
    public Health health() {
        return context.condition().health();
    }

    /// Leaves all tables to other nodes: those who are here are about to be told to come back. Wakes no table any more.
    public void drain() {
        context.condition().drain();
        poller.end();
        context.store().nodes().drain();
    }

    /// A table that is yet to be opened.
    public ReservedTable newTable() {
        return ReservedTable.of(context.newId(), context.newSecret());
    }

    public void handle(Client client, Request.AtTable request) {
        if (isTalk(request) && context.condition().isDiskLow()) {
            client.refuse(request.id(), WireObjection.DISK_LOW);
        } else if (isId(request.table())) {
            with(request.table(), table -> table.handle(client, request));
        } else {
            client.refuse(request.id(), WireObjection.NO_SUCH_TABLE);
        }
    }

    /// Whether it only says something to others.
    public static boolean isTalk(Request request) {
        return request instanceof Request.Say || request instanceof Request.React;
    }

    /// Opens a table that was drawn before.
    ///
    /// @param next what the client is promised next
    public void open(Client client, Request.Open request, ReservedTable unopened, ReservedTable next) {
        context.threads().execute(() -> {
            try {
                if (context.store().sharedTablesOf(client.guest()) >= mostTablesEach) {
                    client.refuse(request.id(), WireObjection.TOO_MANY_TABLES);
                } else if (context.store().openTables() >= mostTables) {
                    client.refuse(request.id(), WireObjection.HOUSE_FULL);
                } else {
                    closeAbandoned(client.guest());
                    with(unopened.table(), table -> table.open(client, request, unopened, next));
                }
            } catch (StoreException failure) {
                LOG.error("cannot open a table: {}", failure.getMessage());
                client.refuse(request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// What somebody began alone never keeps them from beginning something new; where there is much of it, what lies
    /// there longest is cleared away.
    private void closeAbandoned(String guest) {
        List<String> lone = context.store().loneTablesOf(guest);
        lone.stream()
                .limit(Math.max(0, lone.size() + 1 - mostTablesEach))
                .forEach(id -> with(id, table -> table.closeIfAbandoned(guest)));
    }

    /// Lists public tables and the client's own.
    public void list(Client client, Request.Tables request) {
        context.threads().execute(() -> {
            try {
                client.send(ListMessage.tables(
                        request.id(),
                        client.guest(),
                        context.store().publicTables(context.now(), MOST_LISTED),
                        context.store().tablesOf(client.guest(), MOST_LISTED)));
            } catch (StoreException failure) {
                LOG.error("cannot list tables: {}", failure.getMessage());
                client.refuse(request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// The client has taken another name.
    public void renamed(Client client, String table) {
        with(table, live -> live.renamed(client));
    }

    /// The client's connection is gone.
    public void gone(Client client, String table) {
        LiveTable live = tables.get(table);
        if (live != null) {
            live.gone(client);
        }
    }

    /// The record of a finished match, if this guest may have it.
    ///
    /// @param address that asks, for whose guests it is worked out in turn with those of others
    public CompletableFuture<Optional<String>> record(String address, String guest, String table, int match) {
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.record(new ArchiveExecutor.Reader(address, guest), match, answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// How the finished matches of a table ended, if this guest may know.
    public CompletableFuture<Optional<List<MatchResult>>> finished(String guest, String table) {
        CompletableFuture<Optional<List<MatchResult>>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.finished(guest, answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// The host of a table that is not closed.
    public CompletableFuture<Optional<String>> host(String table) {
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.host(answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// Whether nothing is being done at any table.
    public boolean isIdle() {
        return tables.values().stream().allMatch(LiveTable::isIdle);
    }

    /// Hands something to a table, which may be forgotten at the very moment it is found.
    ///
    /// @param task false if it was
    private void with(String id, Predicate<LiveTable> task) {
        LiveTable table = tables.computeIfAbsent(id, this::live);
        while (!task.test(table)) {
            tables.remove(id, table);
            table = tables.computeIfAbsent(id, this::live);
        }
    }

    private LiveTable live(String id) {
        return new LiveTable(id, context, tables);
    }

    private static boolean isId(String table) {
        return table.matches("[0-9a-f]{32}");
    }
}
