package table13.server.store.sqlite;

import java.sql.SQLException;

/// A read, or a write within a shared transaction. A write may run again after a rollback, so it must not keep state.
interface SqlWork<T> {
    T with(SqlConnection sql) throws SQLException;
}
