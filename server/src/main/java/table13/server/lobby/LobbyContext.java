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
/// @param archive computes replays and records of finished matches
/// @param random random source for ids and secrets: a `SecureRandom`, except in deterministic tests
/// @param threads for tasks of tables, which may block
/// @param timers wakes tables; never blocks
/// @param pauseMillis how long bots wait before a move, in milliseconds
/// @param status status of this node
public record LobbyContext(
        Store store,
        Metrics metrics,
        BotExecutor bots,
        ArchiveExecutor archive,
        Dealer dealer,
        InstantSource clock,
        RandomGenerator random,
        Executor threads,
        ScheduledExecutorService timers,
        long pauseMillis,
        NodeStatus status) {

    private static final int ID_BYTES = 16;
    private static final int SECRET_BYTES = 32;

    /// With a new node status.
    public LobbyContext(
            Store store,
            Metrics metrics,
            BotExecutor bots,
            ArchiveExecutor archive,
            Dealer dealer,
            InstantSource clock,
            RandomGenerator random,
            Executor threads,
            ScheduledExecutorService timers,
            long pauseMillis) {
        this(store, metrics, bots, archive, dealer, clock, random, threads, timers, pauseMillis, new NodeStatus());
    }

    /// With another clock.
    LobbyContext withClock(InstantSource other) {
        return new LobbyContext(
                store, metrics, bots, archive, dealer, other, random, threads, timers, pauseMillis, status);
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
        random.nextBytes(bytes);
        return bytes;
    }
}
