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

/// What a search does over and over: play random rounds to the end, ask for legal moves, copy a round, and imagine one
/// from what a seat knows.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

    /// JMH insists on a value; [Benchmarks] hands in the games of the shelf.
    @Param("")
    String id = "";

    @SuppressWarnings("NullAway.Init") // JMH begins first
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
