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

/// Finds requested tables, keeps tables in use in memory, and wakes due tables. Thread-safe. Never blocks.
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
    /// @param mostTables limit of open tables
    /// @param mostTablesEach limit of shared tables per host; abandoned tables with bots only are closed above it,
    ///     oldest first
    public Lobby(LobbyContext context, int mostTables, int mostTablesEach) {
        this.context = context;
        this.mostTables = mostTables;
        this.mostTablesEach = mostTablesEach;
        poller = new DueTablePoller(
                context, DueTablePoller.usually(), (id, done) -> with(id, table -> table.wake(done)));
        watcher = new NodeWatcher(context, this::nodesChanged);
        context.metrics()
                .gauge(
                        "table13.disk.low",
                        "1 while less than 10% of the disk is free, so that chat is refused.",
                        () -> context.status().isDiskLow() ? 1 : 0);
        context.metrics().gauge("table13.tables", "Tables in memory.", tables::size);
    }

    /// Joins the nodes that share the store.
    ///
    /// @param devices supplies the number of connected devices
    /// @param changed called for guests with a new name or a signed-out device, on any node; must not block
    /// @param anybodyChanged called if any guest may have changed; must not block
    public void join(IntSupplier devices, Consumer<String> changed, Runnable anybodyChanged) {
        context.store().nodes().join(new LobbyNodeListener(tables, context, devices, changed, anybodyChanged));
    }

    /// Resumes tables after a restart, and starts the periodic checks.
    public void begin() {
        checkNodesAndDisk();
        var _ = context.timers().scheduleWithFixedDelay(this::sweep, 0, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        var _ = context.timers()
                .scheduleWithFixedDelay(
                        () -> context.threads().execute(this::checkNodesAndDisk),
                        WATCH_MILLIS,
                        WATCH_MILLIS,
                        TimeUnit.MILLISECONDS);
    }

    private void checkNodesAndDisk() {
        watcher.look();
        boolean isLow = context.store().isDiskLow();
        NodeStatus status = context.status();
        if (status.isDiskLow() == isLow) {
            return;
        }
        status.isDiskLow(isLow);
        if (isLow) {
            LOG.warn("less than 10% of the disk is free: chat is refused until more is free; matches continue");
        } else {
            LOG.info("enough of the disk is free again: chat is accepted");
        }
    }

    private void sweep() {
        poller.begin(context.now() + SWEEP_MILLIS);
        context.threads().execute(() -> tables.values().forEach(LiveTable::refresh));
    }

    /// A node has joined or left: its tables need another node.
    private void nodesChanged() {
        tables.values().forEach(LiveTable::tableChanged);
        poller.begin(context.now() + SWEEP_MILLIS);
    }

    /// Whether load balancers should send clients to this node, judging by its tables.
    public Health health() {
        return context.status().health();
    }

    /// Releases all tables to other nodes. Clients are then asked to reconnect. Wakes no table from now on.
    public void drain() {
        context.status().drain();
        poller.end();
        context.store().nodes().drain();
    }

    /// Id and secret for a table to open later.
    public ReservedTable newTable() {
        return ReservedTable.of(context.newId(), context.newSecret());
    }

    public void handle(Client client, Request.AtTable request) {
        if (isTalk(request) && context.status().isDiskLow()) {
            client.refuse(request.id(), WireObjection.DISK_LOW);
        } else if (isId(request.table())) {
            with(request.table(), table -> table.handle(client, request));
        } else {
            client.refuse(request.id(), WireObjection.NO_SUCH_TABLE);
        }
    }

    /// Whether the request only sends a message or reaction to others.
    public static boolean isTalk(Request request) {
        return request instanceof Request.Say || request instanceof Request.React;
    }

    /// Opens a reserved table.
    ///
    /// @param next the next reservation of the client
    public void open(Client client, Request.Open request, ReservedTable reserved, ReservedTable next) {
        context.threads().execute(() -> {
            try {
                if (context.store().sharedTablesOf(client.guest()) >= mostTablesEach) {
                    client.refuse(request.id(), WireObjection.TOO_MANY_TABLES);
                } else if (context.store().openTables() >= mostTables) {
                    client.refuse(request.id(), WireObjection.HOUSE_FULL);
                } else {
                    closeAbandoned(client.guest());
                    with(reserved.table(), table -> table.open(client, request, reserved, next));
                }
            } catch (StoreException failure) {
                LOG.error("cannot open a table; request refused: {}", failure.getMessage());
                client.refuse(request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// Own tables with bots only never prevent a new table: above the limit, the oldest abandoned ones are closed.
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
                LOG.error("cannot list tables; request refused: {}", failure.getMessage());
                client.refuse(request.id(), WireObjection.CANNOT_STORE);
            }
        });
    }

    /// Handles a new name of the client.
    public void renamed(Client client, String table) {
        with(table, live -> live.renamed(client));
    }

    /// Handles the end of the client's connection.
    public void gone(Client client, String table) {
        LiveTable live = tables.get(table);
        if (live != null) {
            live.gone(client);
        }
    }

    /// The record of a finished match; empty if this guest may not see it.
    ///
    /// @param address origin of the request; addresses take turns
    public CompletableFuture<Optional<String>> record(String address, String guest, String table, int match) {
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.record(new ArchiveExecutor.Reader(address, guest), match, answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// Results of the finished matches; empty if this guest may not see them.
    public CompletableFuture<Optional<List<MatchResult>>> finished(String guest, String table) {
        CompletableFuture<Optional<List<MatchResult>>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.finished(guest, answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// The host of a table; empty if the table is closed.
    public CompletableFuture<Optional<String>> host(String table) {
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        if (isId(table)) {
            with(table, live -> live.host(answer));
        } else {
            answer.complete(Optional.empty());
        }
        return answer;
    }

    /// Whether no table runs a task.
    public boolean isIdle() {
        return tables.values().stream().allMatch(LiveTable::isIdle);
    }

    /// Passes a task to a table. The table may be unloaded at that very moment; then the task is retried on a new one.
    ///
    /// @param task returns false if the table was unloaded
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
