package table13.server.store;

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
import java.util.function.Consumer;
import table13.server.store.StoreTrouble.Kind;
import table13.table.Listing;

/// A store in one file, for one server: SQLite with a write-ahead log, one [Committer] and a few [Readers].
public final class SqliteStore implements Store {
    private static final int READY_MILLIS = 2_000;
    private static final String TAKE_ROOM = "UPDATE commits SET room = zeroblob(65536)";
    private static final String GIVE_ROOM_BACK = "UPDATE commits SET room = x''";

    private final FolderLock lock;
    private final Committer committer;
    private final Readers readers;

    private SqliteStore(FolderLock lock, Committer committer, Readers readers) {
        this.lock = lock;
        this.committer = committer;
        this.readers = readers;
    }

    /// Opens the database in this folder; makes both if there is none.
    ///
    /// @throws StoreTrouble if that is not possible; what is there was then left as it is
    public static SqliteStore open(Path dataFolder) {
        return open(dataFolder, SqliteSettings.USUAL);
    }

    static SqliteStore open(Path dataFolder, SqliteSettings settings) {
        FolderLock lock = FolderLock.take(dataFolder);
        SqliteFile file = SqliteFile.in(dataFolder);
        try {
            file.prepare(settings);
            SqliteWatch watch = SqliteWatch.of(file);
            return new SqliteStore(lock, new Committer(file, settings, watch), new Readers(file, watch));
        } catch (SQLException e) {
            lock.close();
            throw SqliteTrouble.of(file.path(), e);
        } catch (IOException e) {
            lock.close();
            throw new StoreTrouble(Kind.READ_ONLY, file.path() + " cannot be made. Check permissions and room.", e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /// Whatever waits for it goes on in a thread of its own, never in that of the [Committer].
    @Override
    public CompletableFuture<Appended> append(Append append) {
        return committer.submit(session -> Logs.append(session, append));
    }

    @Override
    public List<Line> lines(String table, long afterVersion, long upToVersion) {
        return readers.read(session -> Logs.between(session, table, afterVersion, upToVersion));
    }

    @Override
    public void onGrowth(Consumer<String> listener) {
        // There is no other node.
    }

    @Override
    public Optional<CheckpointRow> checkpoint(String table, int upToMatch) {
        return readers.read(session -> Checkpoints.newest(session, table, upToMatch));
    }

    @Override
    public List<String> endings(String table, int upToMatch) {
        return readers.read(session -> Checkpoints.endings(session, table, upToMatch));
    }

    /// Does not wait: it shares the next transaction, and may be lost if that fails.
    @Override
    public void putCheckpoints(String table, List<CheckpointRow> rows) {
        var _ = committer.submit(session -> Checkpoints.put(session, table, rows));
    }

    @Override
    public List<Listing> publicTables(long now, int most) {
        return readers.read(session -> Listings.ofEverybody(session, now, most));
    }

    @Override
    public List<Listing> tablesOf(String guest, int most) {
        return readers.read(session -> Listings.ofGuest(session, guest, most));
    }

    @Override
    public List<Waking> tablesToWake(long until, Waking after, int most) {
        return readers.read(session -> Listings.toWake(session, until, after, most));
    }

    @Override
    public int openTables() {
        return Math.toIntExact(readers.read(session -> session.number(Listings.OPEN)));
    }

    @Override
    public int sharedTablesOf(String host) {
        return Math.toIntExact(readers.read(session -> session.number(Listings.SHARED_OF_HOST, host)));
    }

    @Override
    public List<String> loneTablesOf(String host) {
        return readers.read(session -> Listings.loneOf(session, host));
    }

    /// Does not wait: it shares the next transaction, and may be lost if that fails.
    @Override
    public void hereUntil(String table, long until) {
        var _ = committer.submit(session -> Listings.hereUntil(session, table, until));
    }

    @Override
    public void addGuest(Guest guest, byte[] tokenHash) {
        write(session -> Guests.add(session, guest, tokenHash));
    }

    @Override
    public void addToken(String guest, byte[] tokenHash, long now) {
        write(session -> Guests.addToken(session, guest, tokenHash, now));
    }

    @Override
    public void removeToken(byte[] tokenHash) {
        write(session -> Guests.removeToken(session, tokenHash));
    }

    @Override
    public Optional<Guest> guestByToken(byte[] tokenHash) {
        return readers.read(session -> Guests.byToken(session, tokenHash));
    }

    @Override
    public void rename(String guest, String name) {
        write(session -> Guests.rename(session, guest, name));
    }

    @Override
    public void addLink(String guest, byte[] codeHash, long expiresAt) {
        write(session -> Guests.addLink(session, guest, codeHash, expiresAt));
    }

    @Override
    public Optional<Guest> takeLink(byte[] codeHash, long now) {
        return write(session -> Guests.takeLink(session, codeHash, now));
    }

    /// Tries it: takes some room, gives it back, and waits until that is on disk, in the file that was opened.
    @Override
    public boolean isReady() {
        try {
            return committer
                            .submit(session -> session.update(TAKE_ROOM) + session.update(GIVE_ROOM_BACK))
                            .get(READY_MILLIS, TimeUnit.MILLISECONDS)
                    > 0;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        readers.close();
        committer.close();
        lock.close();
    }

    private <T> T write(Work<T> work) {
        try {
            return committer.submit(work).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreTrouble trouble ? trouble : e;
        }
    }
}
