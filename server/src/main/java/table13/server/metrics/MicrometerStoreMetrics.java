package table13.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import table13.server.store.StoreMetrics;

/// Counts what the store does.
final class MicrometerStoreMetrics implements StoreMetrics {
    private final DistributionSummary batches;
    private final Counter behind;
    private final Counter unknown;
    private final Timer bells;
    private volatile boolean isReady = true;
    private volatile int leases;
    private volatile int present;

    MicrometerStoreMetrics(MeterRegistry registry) {
        batches = DistributionSummary.builder("table13.append.batch")
                .description("How many appends were stored together.")
                .serviceLevelObjectives(1, 2, 5, 10, 20, 50, 100, 200, 500)
                .register(registry);
        behind = Counter.builder("table13.append.behind")
                .description("Appends that came too late: another node was quicker.")
                .register(registry);
        unknown = Counter.builder("table13.append.unknown")
                .description("Appends of which nobody could find out whether they were stored.")
                .register(registry);
        bells = Timer.builder("table13.bell.delay")
                .description("From an append to the bell that tells all nodes of it, heard on the node that rang it.")
                .publishPercentileHistogram()
                .minimumExpectedValue(Duration.ofMillis(1))
                .maximumExpectedValue(Duration.ofSeconds(2))
                .register(registry);
        Gauge.builder("table13.store.health", () -> isReady ? 1 : 0)
                .description("1 while anything can be stored, 0 while not.")
                .register(registry);
        Gauge.builder("table13.leases", () -> leases)
                .description("Tables that this node looks after, where several share a store.")
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
        behind.increment();
    }

    @Override
    public void unknown() {
        unknown.increment();
    }

    @Override
    public void heard(long nanos) {
        bells.record(Duration.ofNanos(nanos));
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
