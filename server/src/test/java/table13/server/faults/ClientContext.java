package table13.server.faults;

import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

/// What all regulars share.
///
/// @param port where everybody knocks
/// @param mood of everybody just now
record ClientContext(int port, ClientHistory ledger, RecoveryTimes waits, Tempo tempo, AtomicReference<Mood> mood) {

    enum Mood {
        AS_USUAL,
        /// Nobody does anything but listen.
        PAUSED,
        /// Everybody wants to come to an end.
        HURRIED
    }

    ClientContext(int port, ClientHistory ledger, RecoveryTimes waits, Tempo tempo) {
        this(port, ledger, waits, tempo, new AtomicReference<>(Mood.AS_USUAL));
    }

    /// How quick people are, in milliseconds.
    ///
    /// @param quickest move
    /// @param slowest move
    /// @param leastKnock how long they wait at least before they look for the server again
    /// @param moreKnock by chance at most so much longer at first, twice as much after each time in vain
    /// @param patienceSeconds after which bots take over for two who play against one; 0 for never
    /// @param hasBalancer whether something that is always at home stands before the server
    record Tempo(int quickest, int slowest, int leastKnock, int moreKnock, int patienceSeconds, boolean hasBalancer) {
        /// At one server: on average a little slower than it wants people to be, and at the door all the time.
        static final Tempo IMPATIENT = new Tempo(25, 90, 25, 1, 0, false);

        /// At several: knocks as the web client does.
        static final Tempo AS_IN_BROWSERS = new Tempo(50, 250, 100, 400, 10, true);

        private static final long MOST = 8000;

        /// How long somebody thinks.
        int think(Mood mood, Random luck) {
            return luck.nextInt(quickest, mood == Mood.HURRIED ? 2 * quickest : slowest);
        }

        /// How long to wait after so many times in vain.
        long knock(int inVain, Random luck) {
            return leastKnock + luck.nextLong(Math.min(MOST, (long) moreKnock << Math.min(inVain, 10)));
        }
    }
}
