package table13.server.store.postgres;

import java.util.List;

/// Settings that tests change. All other callers take [#USUAL].
///
/// @param schema the version after all migrations
/// @param migrations locations for Flyway
/// @param mostPerBatch maximum number of appends in one statement
/// @param pool number of connections for reads, and for writes other than appends
/// @param lockMillis timeout for a row lock; less than `statementMillis`
/// @param statementMillis timeout for a statement; less than `socketMillis`
/// @param socketMillis time without an answer until a connection counts as dead
/// @param sureMillis time limit for retries of an append that certainly was not stored
/// @param doubtMillis time limit for retries of a doubtful append
record PostgresSettings(
        int schema,
        List<String> migrations,
        int mostPerBatch,
        int pool,
        int lockMillis,
        int statementMillis,
        int socketMillis,
        long sureMillis,
        long doubtMillis) {
    static final PostgresSettings USUAL = new PostgresSettings(
            3,
            List.of("classpath:table13/server/store/postgres/migrations"),
            500,
            8,
            3_000,
            4_000,
            5_000,
            5_000,
            30_000);

    /// Changes the timeouts.
    PostgresSettings withTimes(int lock, int statement, int socket, long sure, long doubt) {
        return new PostgresSettings(schema, migrations, mostPerBatch, pool, lock, statement, socket, sure, doubt);
    }

    PostgresSettings withSchema(int version, List<String> places) {
        return new PostgresSettings(
                version,
                places,
                mostPerBatch,
                pool,
                lockMillis,
                statementMillis,
                socketMillis,
                sureMillis,
                doubtMillis);
    }
}
