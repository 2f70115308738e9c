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

/// Brings a database up to date with Flyway. Only this class knows Flyway, and only a database that is new or old needs
/// it: a usual start does not even load it.
public final class Migrations {
    private static final Logger LOG = LoggerFactory.getLogger(Migrations.class);

    private Migrations() {}

    /// Does what has not been done yet. Where several do so at the same time, one does it and the others wait.
    ///
    /// @throws StoreException if it fails; the cause says more
    public static void run(DataSource source, List<String> locations) {
        try {
            Flyway flyway = Flyway.configure(Migrations.class.getClassLoader())
                    .dataSource(source)
                    .locations(locations.toArray(String[]::new))
                    .failOnMissingLocations(true)
                    .validateMigrationNaming(true)
                    .load();
            // Only now: loading sets it back.
            LogFactory.setLogCreator(_ -> new OnlyWarnings());
            flyway.migrate();
        } catch (FlywayException e) {
            throw new StoreException(Kind.IO_ERROR, "The database cannot be brought up to date.", e);
        }
    }

    /// Flyway tells a lot; what went well needs no words.
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
