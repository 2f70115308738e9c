package table13.server.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A database connection with cached prepared statements. Not thread-safe. Close it after a failure: the driver has
/// discarded the failed statement.
final class SqlConnection implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();
    private final WrittenTables written = new WrittenTables();

    SqlConnection(Connection connection) {
        this.connection = connection;
    }

    /// Maps one row.
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /// Returns the number of changed rows.
    int update(String sql, @Nullable Object... values) throws SQLException {
        return bound(sql, values).executeUpdate();
    }

    <T> List<T> rows(String sql, Row<T> row, @Nullable Object... values) throws SQLException {
        List<T> rows = new ArrayList<>();
        each(sql, row, rows::add, values);
        return rows;
    }

    /// Passes row after row to the consumer. Streams: no row is retained.
    <T> void each(String sql, Row<T> row, Consumer<? super T> taker, @Nullable Object... values) throws SQLException {
        try (ResultSet found = bound(sql, values).executeQuery()) {
            while (found.next()) {
                taker.accept(row.read(found));
            }
        }
    }

    /// The result of a query for one number.
    long number(String sql, @Nullable Object... values) throws SQLException {
        return rows(sql, row -> row.getLong(1), values).getFirst();
    }

    /// The tables that the committer wrote over this connection.
    WrittenTables written() {
        return written;
    }

    void commit() throws SQLException {
        connection.commit();
    }

    /// Also closes the statements, and rolls back.
    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private PreparedStatement bound(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }
}
