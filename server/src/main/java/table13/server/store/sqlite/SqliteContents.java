package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.transfer.StoreContents;
import table13.server.store.transfer.StoreRow;

/// The content of a database file, for transfer. Holds the lock of its folder. A target file has a temporary name until
/// it is complete.
public final class SqliteContents implements StoreContents {
    private static final String UNFINISHED = "table13.db.unfinished";

    /// Number of adds for each commit: forcing every one to disk would only take longer.
    private static final int ADDS_PER_COMMIT = 40;

    private final FolderLock lock;
    private final SqliteFile file;
    private final SqliteFile finished;
    private final SqlConnection sql;
    private int adds;

    private SqliteContents(FolderLock lock, SqliteFile file, SqliteFile finished) throws SQLException {
        this.lock = lock;
        this.file = file;
        this.finished = finished;
        sql = file.writer(SqliteSettings.USUAL);
    }

    /// Opens the database of a folder.
    ///
    /// @throws StoreException if the database is missing, belongs to another program, or is in use by a server
    public static SqliteContents of(Path folder) {
        SqliteFile file = SqliteFile.in(folder);
        if (!Files.exists(file.path())) {
            throw new StoreException(Kind.OTHER, "There is no database at " + file.path() + ".");
        }
        return open(folder, file, file);
    }

    /// Opens a new database in a folder without one.
    ///
    /// @throws StoreException if a database exists, or if none can be created
    public static SqliteContents into(Path folder) {
        SqliteFile finished = SqliteFile.in(folder);
        if (Files.exists(finished.path())) {
            throw new StoreException(
                    Kind.OTHER, "There is a database at " + finished.path() + " already. Choose an empty folder.");
        }
        return open(folder, new SqliteFile(finished.path().resolveSibling(UNFINISHED)), finished);
    }

    private static SqliteContents open(Path folder, SqliteFile file, SqliteFile finished) {
        FolderLock lock = FolderLock.take(folder);
        try {
            if (!file.equals(finished)) {
                // A leftover of an earlier attempt.
                file.remove();
            }
            file.prepare(SqliteSettings.USUAL);
            return new SqliteContents(lock, file, finished);
        } catch (SQLException e) {
            lock.close();
            throw SqliteErrors.of(file.path(), e);
        } catch (IOException e) {
            lock.close();
            throw unwritable(file, e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static StoreException unwritable(SqliteFile file, IOException cause) {
        return new StoreException(
                Kind.READ_ONLY, file.path() + " cannot be created. Check permissions and free space.", cause);
    }

    @Override
    public void each(StoreRow.Kind kind, Consumer<StoreRow> taker) {
        try {
            SqliteRows.each(sql, kind, taker);
        } catch (SQLException e) {
            throw SqliteErrors.of(file.path(), e);
        }
    }

    @Override
    public void add(List<StoreRow> rows) {
        try {
            for (StoreRow row : rows) {
                SqliteRows.add(sql, row);
            }
            if (++adds % ADDS_PER_COMMIT == 0) {
                sql.commit();
            }
        } catch (SQLException e) {
            throw SqliteErrors.of(file.path(), e);
        }
    }

    @Override
    public void keep() {
        try {
            sql.commit();
            sql.close();
            AtomicRename.rename(file.path(), finished.path());
        } catch (SQLException e) {
            throw SqliteErrors.of(file.path(), e);
        } catch (IOException e) {
            throw unwritable(finished, e);
        }
    }

    @Override
    public void close() {
        try {
            sql.close();
            if (!file.equals(finished)) {
                file.remove();
            }
        } catch (SQLException | IOException e) {
            // The next attempt removes the remaining files by their name.
        } finally {
            lock.close();
        }
    }
}
