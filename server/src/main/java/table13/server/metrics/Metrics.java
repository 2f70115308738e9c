package table13.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.MultiGauge.Row;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import table13.rules.Objection;
import table13.server.store.StoreMetrics;
import table13.table.Mover;

/// Prometheus metrics of a server. Thread-safe.
public final class Metrics {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<Mover, Counter> moves = new ConcurrentHashMap<>();
    private final Map<String, Counter> refusals = new ConcurrentHashMap<>();
    private final Timer appends = Timer.builder("table13.append")
            .description("From handing entries to the store until they are on disk.")
            .publishPercentileHistogram()
            .minimumExpectedValue(Duration.ofMillis(1))
            .maximumExpectedValue(Duration.ofSeconds(2))
            .register(registry);
    private final Timer thoughts = Timer.builder("table13.bot.thinking")
            .description("How long bots think, without waiting in the queue.")
            .register(registry);
    private volatile Runnable beforeText = () -> {};
    private final StoreMetrics store = new MicrometerStoreMetrics(registry);
    private final Counter dropped = counter("table13.slow.readers", "Connections closed because they read too slowly.");
    private final Counter storeErrors = counter("table13.store.errors", "Appends that the disk refused.");

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    private Counter counter(String name, String description) {
        return Counter.builder(name).description(description).register(registry);
    }

    /// Registers a gauge.
    public void gauge(String name, String description, Supplier<Number> number) {
        Gauge.builder(name, number).description(description).register(registry);
    }

    /// Registers the node's id and version as labels, to be joined with other metrics.
    ///
    /// @param id the current id; a node with an expired lease rejoins under a new one
    /// @param version of the program
    public void node(Supplier<String> id, String version) {
        MultiGauge node = MultiGauge.builder("table13.node")
                .description("Id and version of this node.")
                .register(registry);
        beforeText = () -> node.register(List.of(Row.of(Tags.of("id", id.get(), "version", version), 1)), true);
    }

    public void moved(Mover by) {
        moves.computeIfAbsent(
                        by,
                        mover -> Counter.builder("table13.moves")
                                .description("Moves that were stored.")
                                .tag("by", mover.name())
                                .register(registry))
                .increment();
    }

    public void refused(Objection objection) {
        refusals.computeIfAbsent(
                        objection.name(),
                        reason -> Counter.builder("table13.refusals")
                                .description("Requests that were refused.")
                                .tag("reason", reason)
                                .register(registry))
                .increment();
    }

    public void appended(long nanos) {
        appends.record(Duration.ofNanos(nanos));
    }

    public void thought(long nanos) {
        thoughts.record(Duration.ofNanos(nanos));
    }

    public StoreMetrics store() {
        return store;
    }

    public void droppedSlowReader() {
        dropped.increment();
    }

    public void storeRefused() {
        storeErrors.increment();
    }

    /// All metrics in the Prometheus text format.
    public synchronized String text() {
        beforeText.run();
        return registry.scrape();
    }
}
