package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
import table13.server.store.SingleNode;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.table.Listing;

/// A store in one file, for one server: SQLite with a write-ahead log, one [Committer] and [ReadConnections].
public final class SqliteStore implements Store {
    private static final int READY_MILLIS = 2_000;
    private static final String TAKE_ROOM = "UPDATE commits SET room = zeroblob(65536)";
    private static final String GIVE_ROOM_BACK = "UPDATE commits SET room = x''";

    private final FolderLock lock;
    private final Committer committer;
    private final ReadConnections readers;
    private final DiskSpace space;
    private final Nodes nodes = new SingleNode();

    private SqliteStore(FolderLock lock, Committer committer, ReadConnections readers, DiskSpace space) {
        this.lock = lock;
        this.committer = committer;
        this.readers = readers;
        this.space = space;
    }

    /// Opens the database in this folder. Creates folder and database if they are missing.
    ///
    /// @throws StoreException on failure; existing files are then unchanged
    public static SqliteStore open(Path dataFolder) {
        return open(dataFolder, SqliteSettings.USUAL);
    }

    static SqliteStore open(Path dataFolder, SqliteSettings settings) {
        FolderLock lock = FolderLock.take(dataFolder);
        SqliteFile file = SqliteFile.in(dataFolder);
        try {
            file.prepare(settings);
            DatabaseFileCheck fileCheck = DatabaseFileCheck.of(file, lock);
            DiskSpace space = new DiskSpace(settings.disk(), dataFolder.toAbsolutePath());
            return new SqliteStore(
                    lock, new Committer(file, settings, fileCheck), new ReadConnections(file, fileCheck), space);
        } catch (SQLException e) {
            lock.close();
            throw SqliteErrors.of(file.path(), e);
        } catch (IOException e) {
            lock.close();
            throw new StoreException(
                    Kind.READ_ONLY, file.path() + " cannot be created. Check permissions and free space.", e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    @Override
    public CompletableFuture<AppendOutcome> append(AppendRequest append) {
        return committer.submit(sql -> LogQueries.append(sql, append)).exceptionallyCompose(failed -> {
            boolean isUnknown = failed instanceof StoreException failure && failure.kind() == Kind.UNKNOWN;
            return isUnknown
                    ? CompletableFuture.completedFuture(AppendOutcome.UNKNOWN)
                    : CompletableFuture.failedFuture(failed);
        });
    }

    @Override
    public List<EntryRow> entries(String table, long afterVersion, long upToVersion) {
        return readers.read(sql -> LogQueries.between(sql, table, afterVersion, upToVersion));
    }

    @Override
    public Nodes nodes() {
        return nodes;
    }

    @Override
    public Optional<CheckpointRow> checkpoint(String table, int upToMatch) {
        return readers.read(sql -> CheckpointQueries.newest(sql, table, upToMatch));
    }

    @Override
    public List<String> endings(String table, int upToMatch) {
        return readers.read(sql -> CheckpointQueries.endings(sql, table, upToMatch));
    }

    @Override
    public void putCheckpoints(String table, List<CheckpointRow> rows) {
        writeLater(sql -> CheckpointQueries.put(sql, table, rows));
    }

    @Override
    public List<Listing> publicTables(long now, int most) {
        return readers.read(sql -> ListingQueries.ofEverybody(sql, now, most));
    }

    @Override
    public List<Listing> tablesOf(String guest, int most) {
        return readers.read(sql -> ListingQueries.ofGuest(sql, guest, most));
    }

    @Override
    public List<DueTable> tablesToWake(long until, DueTable after, int most) {
        return readers.read(sql -> ListingQueries.toWake(sql, until, after, most));
    }

    @Override
    public int openTables() {
        return Math.toIntExact(readers.read(sql -> sql.number(ListingQueries.OPEN)));
    }

    @Override
    public int sharedTablesOf(String host) {
        return Math.toIntExact(readers.read(sql -> sql.number(ListingQueries.SHARED_OF_HOST, host)));
    }

    @Override
    public List<String> loneTablesOf(String host) {
        return readers.read(sql -> ListingQueries.loneOf(sql, host));
    }

    @Override
    public void hereUntil(String table, long until) {
        writeLater(sql -> ListingQueries.hereUntil(sql, table, until));
    }

    @Override
    public void addGuest(Guest guest, byte[] tokenHash) {
        write(sql -> GuestQueries.add(sql, guest, tokenHash));
    }

    @Override
    public List<byte[]> addToken(String guest, byte[] tokenHash, long now) {
        return write(sql -> GuestQueries.addToken(sql, guest, tokenHash, now));
    }

    @Override
    public void removeToken(byte[] tokenHash) {
        write(sql -> GuestQueries.removeToken(sql, tokenHash));
    }

    @Override
    public Optional<Guest> guestByToken(byte[] tokenHash, long now) {
        return guestsByTokens(List.of(tokenHash), now).getFirst();
    }

    @Override
    public List<Optional<Guest>> guestsByTokens(List<byte[]> tokenHashes, long now) {
        List<Optional<KnownDevice>> devices = readers.read(sql -> GuestQueries.devices(sql, tokenHashes));
        List<byte[]> used = KnownDevice.toBeNoted(tokenHashes, devices, now);
        if (!used.isEmpty()) {
            writeLater(sql -> GuestQueries.use(sql, used, now));
        }
        return KnownDevice.guests(devices, now);
    }

    @Override
    public int removeUnusedTokens(long now, int most) {
        return write(sql -> GuestQueries.removeUnusedTokens(sql, now, most));
    }

    @Override
    public void rename(String guest, String name) {
        write(sql -> GuestQueries.rename(sql, guest, name));
    }

    @Override
    public void addLink(String guest, byte[] codeHash, long expiresAt) {
        write(sql -> GuestQueries.addLink(sql, guest, codeHash, expiresAt));
    }

    @Override
    public Optional<Guest> takeLink(byte[] codeHash, long now) {
        return write(sql -> GuestQueries.takeLink(sql, codeHash, now));
    }

    @Override
    public boolean putCode(CodeTarget target, byte[] codeHash, long now, long expiresAt) {
        return write(sql -> CodeQueries.put(sql, target, codeHash, now, expiresAt));
    }

    @Override
    public Optional<CodeTarget> codeTarget(byte[] codeHash, long now) {
        return readers.read(sql -> CodeQueries.find(sql, codeHash, now));
    }

    /// Probes with a write: takes some space, releases it, and waits until that is on disk, in the file that was
    /// opened.
    @Override
    public Health health() {
        try {
            committer
                    .submit(sql -> sql.update(TAKE_ROOM) + sql.update(GIVE_ROOM_BACK))
                    .get(READY_MILLIS, TimeUnit.MILLISECONDS);
            return Health.READY;
        } catch (ExecutionException failed) {
            return Health.not(
                    failed.getCause() instanceof StoreException failure
                            ? String.valueOf(failure.getMessage())
                            : "The store failed.");
        } catch (TimeoutException slow) {
            return Health.not("The disk does not answer.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Health.not("The server is being stopped.");
        }
    }

    @Override
    public boolean isDiskLow() {
        return space.isLow();
    }

    @Override
    public void close() {
        readers.close();
        committer.close();
        lock.close();
    }

    /// Does not wait. Shares the next transaction, and is lost if that fails.
    private void writeLater(SqlWork<?> work) {
        var _ = committer.submit(work);
    }

    private <T> T write(SqlWork<T> work) {
        try {
            return committer.submit(work).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException failure ? failure : e;
        }
    }
}
