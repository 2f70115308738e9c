package table13.server;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import table13.server.store.Store;
import table13.table.Dealer;

/// Starts servers whose time, luck and cards are given, for tests in all packages.
public final class GivenServer {

    private GivenServer() {}

    public static TableServer start(
            ServerSettings settings, Store store, InstantSource clock, RandomGenerator luck, Dealer dealer)
            throws IOException {
        return TableServer.start(settings, store, clock, luck, dealer);
    }

    /// Stops a server that waits so long for what is being stored, and as long for devices to leave.
    public static void stop(TableServer server, Duration longest) {
        server.stop(longest, longest);
    }
}
