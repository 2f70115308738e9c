package table13.server.store.postgres;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Maps SQLSTATEs to [StoreException]. The driver's messages are left out: they may contain stored values. See
/// https://www.postgresql.org/docs/current/errcodes-appendix.html.
final class PostgresErrors {
    private PostgresErrors() {}

    static StoreException of(PostgresAddress where, SQLException reason) {
        String state = state(reason);
        return switch (state) {
            case "53100" ->
                failure(Kind.DISK_FULL, "The disk of " + where + " is full. Writes resume when there is room.", state);
            case "25006" ->
                failure(
                        Kind.READ_ONLY,
                        where + " is read-only just now: a replica, or a failover is under way. Writes resume when it"
                                + " is writable.",
                        state);
            case "53300" ->
                failure(
                        Kind.CROWDED,
                        where + " has no connection left. Raise max_connections there, or start fewer nodes.",
                        state);
            case "55P03", "57014", "40001", "40P01" -> failure(Kind.SLOW, where + " takes too long to answer.", state);
            case "28P01", "28000" ->
                failure(Kind.FORBIDDEN, where + " refuses the login: user or password is wrong.", state);
            case "42501" -> failure(Kind.FORBIDDEN, where + " denies this user access to its tables.", state);
            case "3D000" ->
                failure(Kind.FORBIDDEN, where + " does not exist on that server. Create it with createdb.", state);
            default -> ofClass(where, state);
        };
    }

    private static StoreException ofClass(PostgresAddress where, String state) {
        return switch (state.substring(0, 2)) {
            case "08", "57" -> failure(Kind.AWAY, where + " does not answer. Works again when it is back.", state);
            case "53" -> failure(Kind.OTHER, where + " has run out of a resource.", state);
            case "22", "23", "42" ->
                failure(Kind.BUG, "Unexpected data error in " + where + "; please report it.", state);
            default -> failure(Kind.IO_ERROR, where + " could not be read or written.", state);
        };
    }

    /// Without the cause: its message may hold values.
    private static StoreException failure(Kind kind, String sentence, String state) {
        return new StoreException(kind, sentence + " (" + state + ")");
    }

    /// The server's SQLSTATE, or else the driver's. A pool that has waited in vain gives the reason as its cause.
    static String state(SQLException reason) {
        String state = null;
        for (Throwable e = reason; e != null; e = e.getCause()) {
            if (e instanceof SQLException sql
                    && sql.getSQLState() != null
                    && sql.getSQLState().length() == 5) {
                state = sql.getSQLState();
            }
        }
        return state != null ? state : reason instanceof SQLTransientConnectionException ? "08001" : "08000";
    }

    /// Whether this connection will answer nothing more.
    static boolean isDeadLine(SQLException reason) {
        String state = state(reason);
        return state.startsWith("08") || state.equals("57P01") || state.equals("57P02") || state.equals("57P05");
    }

    static boolean isReadOnly(SQLException reason) {
        return state(reason).equals("25006");
    }

    /// Whether the server has certainly rolled the statement back. Any state not listed here may mean that it was
    /// stored.
    static boolean isUndone(SQLException reason) {
        String state = state(reason);
        return switch (state) {
            case "57014", "40001", "40P01", "55P03", "25006", "57P03" -> true;
            default -> isOfTheData(reason) || state.startsWith("53") || state.startsWith("42");
        };
    }

    /// Whether the data of the statement is at fault, so that other statements may pass.
    static boolean isOfTheData(SQLException reason) {
        String state = state(reason);
        return state.startsWith("22") || state.startsWith("23");
    }

    /// Whether the error usually passes by itself within seconds.
    static boolean isPassing(SQLException reason) {
        String state = state(reason);
        return switch (state) {
            case "57014", "40001", "40P01", "55P03", "25006", "57P03", "53300" -> true;
            default -> isDeadLine(reason);
        };
    }
}
