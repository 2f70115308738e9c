package table13.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import table13.server.store.StoreMetrics;

/// [StoreMetrics] by Micrometer.
final class MicrometerStoreMetrics implements StoreMetrics {
    private final DistributionSummary batches;
    private final Counter conflicts;
    private final Counter unknown;
    private final Timer notificationDelay;
    private volatile boolean isReady = true;
    private volatile int leases;
    private volatile int present;

    MicrometerStoreMetrics(MeterRegistry registry) {
        batches = DistributionSummary.builder("table13.append.batch")
                .description("How many appends were stored together.")
                .serviceLevelObjectives(1, 2, 5, 10, 20, 50, 100, 200, 500)
                .register(registry);
        conflicts = Counter.builder("table13.append.behind")
                .description("Appends refused because another node was quicker.")
                .register(registry);
        unknown = Counter.builder("table13.append.unknown")
                .description("Appends with an unknown outcome.")
                .register(registry);
        notificationDelay = Timer.builder("table13.bell.delay")
                .description("From an append to its notification, as received by the node that sent it.")
                .publishPercentileHistogram()
                .minimumExpectedValue(Duration.ofMillis(1))
                .maximumExpectedValue(Duration.ofSeconds(2))
                .register(registry);
        Gauge.builder("table13.store.health", () -> isReady ? 1 : 0)
                .description("1 while the store accepts writes, else 0.")
                .register(registry);
        Gauge.builder("table13.leases", () -> leases)
                .description("Leases on tables that this node holds, where several share a store.")
                .register(registry);
        Gauge.builder("table13.presence", () -> present)
                .description("Guests at tables on this node, where several share a store.")
                .register(registry);
    }

    @Override
    public void batch(int appends) {
        batches.record(appends);
    }

    @Override
    public void conflict() {
        conflicts.increment();
    }

    @Override
    public void unknown() {
        unknown.increment();
    }

    @Override
    public void notified(long nanos) {
        notificationDelay.record(Duration.ofNanos(nanos));
    }

    @Override
    public void ready(boolean isSo) {
        isReady = isSo;
    }

    @Override
    public void leases(int tables) {
        leases = tables;
    }

    @Override
    public void present(int guests) {
        present = guests;
    }
}
