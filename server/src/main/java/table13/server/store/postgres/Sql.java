package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Statements on a connection owned by the caller.
record Sql(Connection connection) {

    /// Work with a connection.
    interface Work<T> {
        T with(Sql sql) throws SQLException;
    }

    /// Maps one row.
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /// Returns the number of changed rows.
    int update(String statement, @Nullable Object... values) throws SQLException {
        try (PreparedStatement prepared = bound(statement, values)) {
            return prepared.executeUpdate();
        }
    }

    /// For all statements that return rows, including those that write.
    <T> List<T> rows(String statement, Row<T> row, @Nullable Object... values) throws SQLException {
        try (PreparedStatement prepared = bound(statement, values);
                ResultSet found = prepared.executeQuery()) {
            List<T> rows = new ArrayList<>();
            while (found.next()) {
                rows.add(row.read(found));
            }
            return rows;
        }
    }

    /// The result of a query for one number.
    long number(String statement, @Nullable Object... values) throws SQLException {
        return rows(statement, row -> row.getLong(1), values).getFirst();
    }

    private PreparedStatement bound(String statement, @Nullable Object... values) throws SQLException {
        PreparedStatement prepared = connection.prepareStatement(statement);
        try {
            for (int i = 0; i < values.length; i++) {
                prepared.setObject(i + 1, values[i]);
            }
            return prepared;
        } catch (SQLException | RuntimeException e) {
            prepared.close();
            throw e;
        }
    }
}
