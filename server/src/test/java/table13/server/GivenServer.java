package table13.server;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import table13.server.store.Store;
import table13.table.Dealer;

/// Starts servers with a given clock, random source and deal, for tests in all packages.
public final class GivenServer {

    private GivenServer() {}

    public static TableServer start(
            ServerSettings settings, Store store, InstantSource clock, RandomGenerator luck, Dealer dealer)
            throws IOException {
        return TableServer.start(settings, store, clock, luck, dealer);
    }

    /// Stops a server. Waits this long for pending writes, and as long again for devices to leave.
    public static void stop(TableServer server, Duration longest) {
        server.stop(longest, longest);
    }
}
