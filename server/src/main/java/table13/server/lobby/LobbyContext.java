package table13.server.lobby;

import java.time.InstantSource;
import java.util.HexFormat;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import table13.server.metrics.Metrics;
import table13.server.store.Store;
import table13.table.Dealer;

/// Shared parts of all tables.
///
/// @param readingRoom computes replays and records of finished matches
/// @param luck random source for ids and secrets: a `SecureRandom`, except in deterministic tests
/// @param threads for tasks of tables, which may block
/// @param timers wakes tables; never blocks
/// @param pauseMillis how long bots wait before a move, in milliseconds
/// @param condition status of this node
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

    /// With a new node status.
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

    /// With another clock.
    LobbyContext withClock(InstantSource other) {
        return new LobbyContext(
                store, metrics, thinkers, readingRoom, dealer, other, luck, threads, timers, pauseMillis, condition);
    }

    long now() {
        return clock.millis();
    }

    /// 128 unpredictable bits.
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
