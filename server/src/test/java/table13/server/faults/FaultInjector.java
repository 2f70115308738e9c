package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import table13.server.store.postgres.Backends;

/// Lets things go wrong in a cluster, and mends them again. Everything that takes a while is over when it returns, but
/// a node that was started need not be ready yet.
final class FaultInjector {
    private static final long FROZEN_MILLIS = 10_000;
    private static final int SHORTEST_MILLIS = 500;
    private static final int LONGEST_MILLIS = 6_000;
    private static final long CLOCK_OFF_MILLIS = 5_000;
    private static final int TERMINATED = 128 + 15;

    private final Cluster cluster;
    private final Random luck;

    FaultInjector(Cluster cluster, Random luck) {
        this.cluster = cluster;
        this.luck = luck;
    }

    void make(InjectedFault fault) throws InterruptedException {
        ServerProcess node = cluster.nodes().get(luck.nextInt(cluster.nodes().size()));
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
                Thread.sleep(luck.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
                proxy.open();
            }
            case SWALLOW_ANSWERS -> {
                proxy.swallowAnswers(true);
                Thread.sleep(luck.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
                // Half an answer would be worse than none, and no real network hands it on.
                proxy.cut();
                proxy.swallowAnswers(false);
            }
            case KILL_BACKEND -> Backends.killOne(cluster.address(), luck);
            case KILL_POSTMASTER -> {
                cluster.postgres().kill();
                cluster.postgres().start();
            }
        }
    }

    /// As an operator does it: the next one has to wait until this one is ready again.
    private static void restart(ServerProcess node) {
        node.terminate();
        assertThat(node.exitCode()).isEqualTo(TERMINATED);
        node.start();
        node.awaitReady();
    }

    /// Such a node says that it is not ready. Some come to it all the same.
    private void setClockWrong(ServerProcess node) throws InterruptedException {
        node.kill();
        long off = luck.nextBoolean() ? CLOCK_OFF_MILLIS : -CLOCK_OFF_MILLIS;
        node.start(List.of("-Dtable13.test.clock-offset-millis=" + off));
        node.awaitReadiness(503);
        cluster.balancer().spreadBlindly(true);
        Thread.sleep(luck.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
        cluster.balancer().spreadBlindly(false);
        node.kill();
        node.start();
    }
}
