package table13.server.store.sqlite;

import java.sql.SQLException;

/// Something to be asked of a database, or to be written into it within a transaction shared with others. What writes
/// may be run again if that transaction had to be undone, so it keeps nothing in mind.
interface SqlWork<T> {
    T with(SqlConnection sql) throws SQLException;
}
