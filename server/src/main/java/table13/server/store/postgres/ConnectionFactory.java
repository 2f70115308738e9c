package table13.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.postgresql.Driver;

/// Opens connections to one database, all with the same timeouts, which end every wait in the order row lock,
/// statement, socket. Thread-safe.
record ConnectionFactory(PostgresAddress address, PostgresSettings settings) {
    private static final Driver DRIVER = new Driver();
    private static final int CONNECT_SECONDS = 3;
    static final int POOL_MILLIS = 3_000;

    /// A connection with an application name that the database lists. Never goes through a transaction pooler: that
    /// would silently break LISTEN and locks.
    Connection open(String purpose, String... more) throws SQLException {
        Properties properties = properties(purpose, more);
        Connection connection = DRIVER.connect(address.url(), properties);
        if (connection == null) {
            throw new SQLException("The driver rejects this address.", "08001");
        }
        return connection;
    }

    /// A small pool, shared by many threads.
    HikariDataSource pool() {
        HikariConfig config = new HikariConfig();
        config.setPoolName("store");
        config.setJdbcUrl(address.url());
        config.setDriverClassName(Driver.class.getName());
        // Plans for the actual values: a value that is rare in one list is common in another.
        config.setDataSourceProperties(properties("table13 pool", "plan_cache_mode=force_custom_plan"));
        config.setMaximumPoolSize(settings.pool());
        config.setMinimumIdle(1);
        config.setConnectionTimeout(POOL_MILLIS);
        config.setValidationTimeout(Math.min(POOL_MILLIS, 2_000));
        config.setIdleTimeout(TimeUnit.MINUTES.toMillis(2));
        config.setMaxLifetime(TimeUnit.MINUTES.toMillis(10));
        config.setKeepaliveTime(TimeUnit.MINUTES.toMillis(1));
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    /// @param more session settings, each `name=value`
    private Properties properties(String purpose, String... more) {
        StringBuilder options = new StringBuilder("-c lock_timeout=" + settings.lockMillis() + " -c statement_timeout="
                + settings.statementMillis()
                + " -c client_connection_check_interval=1000 -c idle_in_transaction_session_timeout=10000");
        for (String each : more) {
            options.append(" -c ").append(each);
        }
        Properties properties = address.credentials();
        properties.setProperty("ApplicationName", purpose);
        // Sends the application name with the first message instead of a query later.
        properties.setProperty("assumeMinServerVersion", "15");
        properties.setProperty("options", options.toString());
        properties.setProperty("connectTimeout", String.valueOf(CONNECT_SECONDS));
        properties.setProperty("loginTimeout", String.valueOf(2 * CONNECT_SECONDS));
        properties.setProperty("socketTimeout", String.valueOf(Math.max(1, settings.socketMillis() / 1_000)));
        properties.setProperty("tcpKeepAlive", "true");
        if (address.hasSeveralHosts() && !address.query().contains("targetServerType=")) {
            properties.setProperty("targetServerType", "primary");
        }
        return properties;
    }
}
