package table13.server.store.migrations;

import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Migrates a database with Flyway. Only this class uses Flyway, and only for a new or outdated database: a usual start
/// does not even load it.
public final class Migrations {
    private static final Logger LOG = LoggerFactory.getLogger(Migrations.class);

    private Migrations() {}

    /// Runs the pending migrations. Of several concurrent runs one migrates and the others wait.
    ///
    /// @throws StoreException if a migration fails; the cause has the details
    public static void run(DataSource source, List<String> locations) {
        try {
            Flyway flyway = Flyway.configure(Migrations.class.getClassLoader())
                    .dataSource(source)
                    .locations(locations.toArray(String[]::new))
                    .failOnMissingLocations(true)
                    .validateMigrationNaming(true)
                    .load();
            // After load(), which resets the log creator.
            LogFactory.setLogCreator(_ -> new OnlyWarnings());
            flyway.migrate();
        } catch (FlywayException e) {
            throw new StoreException(Kind.IO_ERROR, "The database cannot be migrated.", e);
        }
    }

    /// Drops Flyway's messages below warning level.
    private static final class OnlyWarnings implements Log {
        @Override
        public void debug(String message) {}

        @Override
        public void info(String message) {}

        @Override
        public void notice(String message) {}

        @Override
        public void warn(String message) {
            LOG.warn("Flyway: {}", message);
        }

        @Override
        public void error(String message) {
            LOG.error("Flyway: {}", message);
        }

        @Override
        public void error(String message, Exception e) {
            LOG.error("Flyway: {}", message, e);
        }
    }
}
