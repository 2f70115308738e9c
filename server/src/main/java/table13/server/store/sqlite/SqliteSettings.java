package table13.server.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/// What tests change about a database. Everybody else takes [#USUAL].
///
/// @param schema the version that the migrations lead to
/// @param migrations where they are, for Flyway
/// @param mostPerCommit how many writes may share a transaction
/// @param writer has a say in every connection that writes
/// @param disk tells how much room is left
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
