package table13.server.faults;

import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

/// Context shared by all clients.
///
/// @param port of the server or the load balancer
/// @param mood current behaviour of all clients
record ClientContext(int port, ClientHistory ledger, RecoveryTimes waits, Tempo tempo, AtomicReference<Mood> mood) {

    enum Mood {
        AS_USUAL,
        /// All clients only listen.
        PAUSED,
        /// All clients play fast, to end their matches.
        HURRIED
    }

    ClientContext(int port, ClientHistory ledger, RecoveryTimes waits, Tempo tempo) {
        this(port, ledger, waits, tempo, new AtomicReference<>(Mood.AS_USUAL));
    }

    /// Timing of the clients. In milliseconds unless stated.
    ///
    /// @param quickest minimum time of a move
    /// @param slowest maximum time of a move
    /// @param leastKnock minimum delay before reconnecting
    /// @param moreKnock maximum random part of that delay at first, doubled after each failure
    /// @param patienceSeconds time until bots take over at tables of two players and one bot; 0 for never
    /// @param hasBalancer whether a proxy that always accepts connections is in front of the servers
    record Tempo(int quickest, int slowest, int leastKnock, int moreKnock, int patienceSeconds, boolean hasBalancer) {
        /// For one server: moves on average a little slower than the server's limit, and constant attempts to connect.
        static final Tempo IMPATIENT = new Tempo(25, 90, 25, 1, 0, false);

        /// For several nodes: reconnects as the web client does.
        static final Tempo AS_IN_BROWSERS = new Tempo(50, 250, 100, 400, 10, true);

        private static final long MOST = 8000;

        /// Time for a move.
        int think(Mood mood, Random random) {
            return random.nextInt(quickest, mood == Mood.HURRIED ? 2 * quickest : slowest);
        }

        /// Delay after a number of failed attempts.
        long knock(int inVain, Random random) {
            return leastKnock + random.nextLong(Math.min(MOST, (long) moreKnock << Math.min(inVain, 10)));
        }
    }
}
