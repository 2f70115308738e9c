package table13.server.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/// Settings that tests change. All other callers take [#USUAL].
///
/// @param schema the version after all migrations
/// @param migrations locations for Flyway
/// @param mostPerCommit maximum number of writes in one transaction
/// @param writer adjusts every writing connection
/// @param disk reports the free space
record SqliteSettings(int schema, List<String> migrations, int mostPerCommit, Adjustment writer, DiskSpace.Disk disk) {
    static final SqliteSettings USUAL = new SqliteSettings(
            5,
            List.of("classpath:table13/server/store/sqlite/migrations"),
            500,
            connection -> connection,
            DiskSpace::freePart);

    /// Changes or wraps a connection.
    interface Adjustment {
        Connection adjust(Connection connection) throws SQLException;
    }

    SqliteSettings withWriter(Adjustment adjustment) {
        return new SqliteSettings(schema, migrations, mostPerCommit, adjustment, disk);
    }

    SqliteSettings withDisk(DiskSpace.Disk other) {
        return new SqliteSettings(schema, migrations, mostPerCommit, writer, other);
    }
}
