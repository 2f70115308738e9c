package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.migrations.Migrations;

/// Creates or migrates the tables of a database. Leaves those of other programs unchanged.
record Schema(ConnectionFactory dialer) {
    private static final Logger LOG = LoggerFactory.getLogger(Schema.class);
    /// One statement: between two, another node could create the tables.
    private static final String FOUND = "SELECT count(*), count(*) FILTER (WHERE relname = 'flyway_schema_history')"
            + " FROM pg_class WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())"
            + " AND relkind IN ('r', 'p', 'v', 'm', 'S')";
    private static final String NEWEST =
            "SELECT coalesce(max(version::integer), 0) FROM flyway_schema_history WHERE success AND version IS NOT NULL";
    private static final String FIRST = "SELECT script FROM flyway_schema_history WHERE version = '1'";
    private static final String OUR_FIRST = "V1__logs_listings_guests_nodes.sql";

    /// @param relations number of tables, views and sequences
    private record Found(int relations, boolean hasHistory) {}

    /// Safe to run on several nodes at once.
    void prepare() throws SQLException {
        int found;
        try (Connection connection = dialer.open("table13 start")) {
            found = version(new Sql(connection));
        }
        int known = dialer.settings().schema();
        if (found > known) {
            throw new StoreException(
                    Kind.TOO_NEW,
                    dialer.address() + " was made by a newer version of Table 13 (schema " + found
                            + "; this version knows " + known + "). It is unchanged; start that version.");
        }
        if (found < known) {
            migrate();
            LOG.info("migrated {} from schema {} to {}", dialer.address(), found, known);
        }
    }

    /// The newest applied migration; 0 for an empty database.
    private int version(Sql sql) throws SQLException {
        Found found = sql.rows(FOUND, row -> new Found(row.getInt(1), row.getInt(2) > 0))
                .getFirst();
        if (!found.hasHistory()) {
            if (found.relations() > 0) {
                throw foreign();
            }
            return 0;
        }
        List<String> first = sql.rows(FIRST, row -> row.getString(1));
        if (!first.isEmpty() && !first.getFirst().equals(OUR_FIRST)) {
            throw foreign();
        }
        return Math.toIntExact(sql.number(NEWEST));
    }

    private StoreException foreign() {
        return new StoreException(
                Kind.FOREIGN,
                dialer.address() + " holds tables of another program. They are unchanged; use an empty" + " database.");
    }

    /// Without timeouts: rewriting a large table takes long.
    private void migrate() throws SQLException {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(dialer.address().url());
        for (String each : dialer.address().credentials().stringPropertyNames()) {
            source.setProperty(each, dialer.address().credentials().getProperty(each));
        }
        source.setApplicationName("table13 migration");
        try {
            Migrations.run(source, dialer.settings().migrations());
        } catch (StoreException failure) {
            for (Throwable e = failure; e != null; e = e.getCause()) {
                if (e instanceof SQLException reason) {
                    throw reason;
                }
            }
            throw failure;
        }
    }
}
