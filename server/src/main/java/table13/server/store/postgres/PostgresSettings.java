package table13.server.store.postgres;

import java.util.List;

/// What tests change about a store. Everybody else takes [#USUAL].
///
/// @param schema the version that the migrations lead to
/// @param migrations where they are, for Flyway
/// @param mostPerBatch how many appends may share a statement
/// @param pool how many connections are for reading, and for writing what is not a log
/// @param lockMillis how long a statement waits for a row; less than
/// @param statementMillis how long it may take in all; less than
/// @param socketMillis how long an answer may take until the line counts as dead
/// @param sureMillis how long an append is tried of which it is sure that it was not stored
/// @param doubtMillis how long one is tried of which it is not
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

    /// The same, but everything is over sooner.
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
