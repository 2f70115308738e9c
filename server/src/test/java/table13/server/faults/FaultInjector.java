package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import table13.server.store.postgres.Backends;

/// Injects faults into a cluster and repairs them. Lasting faults are over on return, but a restarted node may not be
/// ready yet.
final class FaultInjector {
    private static final long FROZEN_MILLIS = 10_000;
    private static final int SHORTEST_MILLIS = 500;
    private static final int LONGEST_MILLIS = 6_000;
    private static final long CLOCK_OFF_MILLIS = 5_000;
    private static final int TERMINATED = 128 + 15;

    private final Cluster cluster;
    private final Random random;

    FaultInjector(Cluster cluster, Random random) {
        this.cluster = cluster;
        this.random = random;
    }

    void make(InjectedFault fault) throws InterruptedException {
        ServerProcess node = cluster.nodes().get(random.nextInt(cluster.nodes().size()));
        TcpProxy proxy = cluster.relay(node);
        switch (fault) {
            case NONE -> {}
            case RESTART_NODE -> restart(cluster.oldest());
            case KILL_NODE -> {
                node.kill();
                node.start();
            }
            case FREEZE_NODE -> {
                node.freeze();
                Thread.sleep(FROZEN_MILLIS);
                node.thaw();
            }
            case WRONG_CLOCK -> setClockWrong(node);
            case CUT_LINES -> proxy.cut();
            case LOSE_DATABASE -> {
                proxy.shut();
                Thread.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
                proxy.open();
            }
            case SWALLOW_ANSWERS -> {
                proxy.swallowAnswers(true);
                Thread.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
                // A partial answer would be worse than none, and no real network delivers one.
                proxy.cut();
                proxy.swallowAnswers(false);
            }
            case KILL_BACKEND -> Backends.killOne(cluster.address(), random);
            case KILL_POSTMASTER -> {
                cluster.postgres().kill();
                cluster.postgres().start();
            }
        }
    }

    /// Rolling restart: the next node waits until this one is ready again.
    private static void restart(ServerProcess node) {
        node.terminate();
        assertThat(node.exitCode()).isEqualTo(TERMINATED);
        node.start();
        node.awaitReady();
    }

    /// Such a node reports that it is not ready. Some clients reach it anyway.
    private void setClockWrong(ServerProcess node) throws InterruptedException {
        node.kill();
        long off = random.nextBoolean() ? CLOCK_OFF_MILLIS : -CLOCK_OFF_MILLIS;
        node.start(List.of("-Dtable13.test.clock-offset-millis=" + off));
        node.awaitReadiness(503);
        cluster.balancer().spreadBlindly(true);
        Thread.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
        cluster.balancer().spreadBlindly(false);
        node.kill();
        node.start();
    }
}
