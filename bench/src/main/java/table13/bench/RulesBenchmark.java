package table13.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The inner operations of a search: play random rounds to the end, list legal moves, copy a round, and sample one from
/// a view.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

    /// JMH requires a value; [Benchmarks] passes the registered games.
    @Param("")
    String id = "";

    @SuppressWarnings("NullAway.Init") // JMH calls the setup first
    private BenchmarkRounds<?> table;

    @Setup
    public void begin() {
        table = BenchmarkRounds.of(id);
    }

    @Benchmark
    public int playout() {
        return table.playOut();
    }

    @Benchmark
    public int legalMoves() {
        return table.legalMoves();
    }

    @Benchmark
    public Object copyFrom() {
        return table.copy();
    }

    @Benchmark
    public Object imagine() {
        return table.imagine();
    }
}
