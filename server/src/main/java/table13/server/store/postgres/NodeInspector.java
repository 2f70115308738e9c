package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import table13.server.store.NodeList;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Reads the nodes of a database without joining them. Changes nothing.
public final class NodeInspector {
    private static final String NO_SUCH_TABLE = "42P01";

    private NodeInspector() {}

    /// The current and recent nodes.
    ///
    /// @throws StoreException if the database cannot be read; the message has the reason
    public static NodeList nodes(PostgresAddress address) {
        try (Connection connection = new ConnectionFactory(address, PostgresSettings.USUAL).open("table13 nodes")) {
            Sql sql = new Sql(connection);
            return new NodeList(sql.number("SELECT " + NodeRows.NOW), NodeRows.newest(sql));
        } catch (SQLException e) {
            if (NO_SUCH_TABLE.equals(e.getSQLState())) {
                throw new StoreException(
                        Kind.FOREIGN, address + " holds nothing of Table 13 yet: no node was ever started on it.");
            }
            throw PostgresErrors.of(address, e);
        }
    }
}
