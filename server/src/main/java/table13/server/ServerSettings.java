package table13.server;

import java.nio.file.Path;
import java.util.Set;
import table13.server.http.Limits;
import table13.server.http.MetricsToken;
import table13.server.http.WebServer;

/// Settings of a server.
///
/// @param store where all data is stored
/// @param pauseMillis how long bots wait before a move, in milliseconds
/// @param mostTables limit of open tables
/// @param mostTablesEach limit of shared tables for one host
public record ServerSettings(
        WebServer.Settings web, StoreAddress store, long pauseMillis, int mostTables, int mostTablesEach) {

    private static final int TABLES = 100_000;
    private static final int TABLES_EACH = 25;
    public static final long PAUSE = 400;

    /// Settings for this machine only, with the default limits.
    public static ServerSettings usual(Path data, int port) {
        return usual(StoreAddress.of(data), port);
    }

    /// Settings with any kind of store.
    public static ServerSettings usual(StoreAddress store, int port) {
        return new ServerSettings(
                new WebServer.Settings(
                        "127.0.0.1", port, false, false, Set.of(), Limits.usual(), MetricsToken.NONE, null),
                store,
                PAUSE,
                TABLES,
                TABLES_EACH);
    }

    public ServerSettings withWeb(WebServer.Settings other) {
        return new ServerSettings(other, store, pauseMillis, mostTables, mostTablesEach);
    }

    public ServerSettings withPause(long millis) {
        return new ServerSettings(web, store, millis, mostTables, mostTablesEach);
    }
}
