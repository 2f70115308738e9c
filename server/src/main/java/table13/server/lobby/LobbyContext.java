package table13.server.lobby;

import java.time.InstantSource;
import java.util.HexFormat;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import table13.server.metrics.Metrics;
import table13.server.store.Store;
import table13.table.Dealer;

/// What all tables share.
///
/// @param readingRoom where finished matches are worked out
/// @param luck for ids and secrets: a `SecureRandom`, but in tests that must repeat
/// @param threads where tables do their work; they may block
/// @param timers wakes tables up; never blocks
/// @param pauseMillis how long bots wait before they move
/// @param condition how this node is
public record LobbyContext(
        Store store,
        Metrics metrics,
        BotExecutor thinkers,
        ArchiveExecutor readingRoom,
        Dealer dealer,
        InstantSource clock,
        RandomGenerator luck,
        Executor threads,
        ScheduledExecutorService timers,
        long pauseMillis,
        NodeStatus condition) {

    private static final int ID_BYTES = 16;
    private static final int SECRET_BYTES = 32;

    /// In good condition.
    public LobbyContext(
            Store store,
            Metrics metrics,
            BotExecutor thinkers,
            ArchiveExecutor readingRoom,
            Dealer dealer,
            InstantSource clock,
            RandomGenerator luck,
            Executor threads,
            ScheduledExecutorService timers,
            long pauseMillis) {
        this(
                store,
                metrics,
                thinkers,
                readingRoom,
                dealer,
                clock,
                luck,
                threads,
                timers,
                pauseMillis,
                new NodeStatus());
    }

    /// The same with another clock.
    LobbyContext withClock(InstantSource other) {
        return new LobbyContext(
                store, metrics, thinkers, readingRoom, dealer, other, luck, threads, timers, pauseMillis, condition);
    }

    long now() {
        return clock.millis();
    }

    /// 128 bits that nobody can guess.
    String newId() {
        return HexFormat.of().formatHex(bytes(ID_BYTES));
    }

    String newSecret() {
        return HexFormat.of().formatHex(bytes(SECRET_BYTES));
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        luck.nextBytes(bytes);
        return bytes;
    }
}
