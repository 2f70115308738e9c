package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.CheckpointRow;
import table13.server.store.CodeTarget;
import table13.server.store.DueTable;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.Health;
import table13.server.store.KnownDevice;
import table13.server.store.Nodes;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreMetrics;
import table13.table.Listing;

/// A store in PostgreSQL, shared by any number of servers: one [Committer] for appends, a [ConnectionPool] for
/// everything else.
public final class PostgresStore implements Store {
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final ConnectionPool pool;
    private final WriteBehindQueue writes;
    private final LogHeads heads = new LogHeads();
    private final Committer committer;
    private final HealthCheck check;
    private final PostgresNodes nodes;

    private PostgresStore(ConnectionFactory connections, NodeSettings nodeSettings, StoreMetrics metrics) {
        WriteProbe probe = new WriteProbe(UUID.randomUUID().toString());
        pool = new ConnectionPool(connections);
        nodes = new PostgresNodes(connections, pool, heads, nodeSettings, this::probe, metrics);
        StoreErrorState error = new StoreErrorState(connections.address(), metrics, nodes);
        writes = new WriteBehindQueue(pool);
        committer = new Committer(connections, pool, probe, error, heads, nodes, metrics);
        check = new HealthCheck(connections.address(), pool, probe, error, committer);
    }

    /// Opens this database. Creates its tables if they are missing.
    ///
    /// @throws StoreException on failure; existing content is then unchanged
    public static PostgresStore open(PostgresAddress address) {
        return open(address, StoreMetrics.NONE);
    }

    public static PostgresStore open(PostgresAddress address, StoreMetrics metrics) {
        return open(address, PostgresSettings.USUAL, metrics);
    }

    static PostgresStore open(PostgresAddress address, PostgresSettings settings, StoreMetrics metrics) {
        return open(address, settings, NodeSettings.USUAL, metrics);
    }

    static PostgresStore open(
            PostgresAddress address, PostgresSettings settings, NodeSettings nodeSettings, StoreMetrics metrics) {
        ConnectionFactory connections = new ConnectionFactory(address, settings);
        prepare(connections);
        return new PostgresStore(connections, nodeSettings, metrics);
    }

    /// Retries, because the database may be starting as well.
    private static void prepare(ConnectionFactory connections) {
        long end = System.nanoTime()
                + TimeUnit.MILLISECONDS.toNanos(connections.settings().sureMillis());
        while (true) {
            try {
                new Schema(connections).prepare();
                return;
            } catch (SQLException e) {
                if (System.nanoTime() > end || !PostgresErrors.isPassing(e)) {
                    throw PostgresErrors.of(connections.address(), e);
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    @Override
    public CompletableFuture<AppendOutcome> append(AppendRequest append) {
        return committer.submit(append);
    }

    @Override
    public List<EntryRow> entries(String table, long afterVersion, long upToVersion) {
        List<LogQueries.Written> found = pool.read(sql -> LogQueries.between(sql, table, afterVersion, upToVersion));
        if (!found.isEmpty()) {
            LogQueries.Written last = found.getLast();
            heads.is(table, last.entry().version(), last.appendId());
        }
        return found.stream().map(LogQueries.Written::entry).toList();
    }

    @Override
    public Nodes nodes() {
        return nodes;
    }

    @Override
    public Optional<CheckpointRow> checkpoint(String table, int upToMatch) {
        return pool.read(sql -> CheckpointQueries.newest(sql, table, upToMatch));
    }

    @Override
    public List<String> endings(String table, int upToMatch) {
        return pool.read(sql -> CheckpointQueries.endings(sql, table, upToMatch));
    }

    @Override
    public void putCheckpoints(String table, List<CheckpointRow> rows) {
        writes.put(table, rows);
    }

    @Override
    public List<Listing> publicTables(long now, int most) {
        return pool.read(sql -> ListingQueries.ofEverybody(sql, now, most));
    }

    @Override
    public List<Listing> tablesOf(String guest, int most) {
        return pool.read(sql -> ListingQueries.ofGuest(sql, guest, most));
    }

    @Override
    public List<DueTable> tablesToWake(long until, DueTable after, int most) {
        return pool.read(sql -> ListingQueries.toWake(sql, until, after, most));
    }

    @Override
    public int openTables() {
        return Math.toIntExact(pool.read(sql -> sql.number(ListingQueries.OPEN)));
    }

    @Override
    public int sharedTablesOf(String host) {
        return Math.toIntExact(pool.read(sql -> sql.number(ListingQueries.SHARED_OF_HOST, host)));
    }

    @Override
    public List<String> loneTablesOf(String host) {
        return pool.read(sql -> ListingQueries.loneOf(sql, host));
    }

    @Override
    public void hereUntil(String table, long until) {
        writes.hereUntil(table, until);
    }

    @Override
    public void addGuest(Guest guest, byte[] tokenHash) {
        pool.write(sql -> GuestQueries.add(sql, guest, tokenHash));
    }

    @Override
    public List<byte[]> addToken(String guest, byte[] tokenHash, long now) {
        List<byte[]> removed = pool.write(sql -> GuestQueries.addToken(sql, guest, tokenHash, now));
        if (!removed.isEmpty()) {
            nodes.changed(guest);
        }
        return removed;
    }

    @Override
    public void removeToken(byte[] tokenHash) {
        pool.write(sql -> GuestQueries.removeToken(sql, tokenHash)).ifPresent(nodes::changed);
    }

    @Override
    public Optional<Guest> guestByToken(byte[] tokenHash, long now) {
        return guestsByTokens(List.of(tokenHash), now).getFirst();
    }

    @Override
    public List<Optional<Guest>> guestsByTokens(List<byte[]> tokenHashes, long now) {
        List<Optional<KnownDevice>> devices = pool.read(sql -> GuestQueries.devices(sql, tokenHashes));
        writes.use(KnownDevice.toBeNoted(tokenHashes, devices, now), now);
        return KnownDevice.guests(devices, now);
    }

    @Override
    public int removeUnusedTokens(long now, int most) {
        return pool.write(sql -> GuestQueries.removeUnusedTokens(sql, now, most));
    }

    @Override
    public void rename(String guest, String name) {
        pool.write(sql -> GuestQueries.rename(sql, guest, name));
        nodes.changed(guest);
    }

    @Override
    public void addLink(String guest, byte[] codeHash, long expiresAt) {
        pool.write(sql -> GuestQueries.addLink(sql, guest, codeHash, expiresAt));
    }

    @Override
    public Optional<Guest> takeLink(byte[] codeHash, long now) {
        return pool.write(sql -> GuestQueries.takeLink(sql, codeHash, now));
    }

    @Override
    public boolean putCode(CodeTarget target, byte[] codeHash, long now, long expiresAt) {
        return pool.write(sql -> CodeQueries.put(sql, target, codeHash, now, expiresAt));
    }

    @Override
    public Optional<CodeTarget> codeTarget(byte[] codeHash, long now) {
        return pool.read(sql -> CodeQueries.find(sql, codeHash, now));
    }

    /// A node with a wrong clock can store, but must not get clients.
    @Override
    public Health health() {
        Health health = check.together();
        return health.isReady() ? nodes.clockHealth() : health;
    }

    private Health probe() {
        return check.health();
    }

    @Override
    public void close() {
        committer.close();
        nodes.close();
        writes.close();
        check.close();
        pool.close();
    }
}
