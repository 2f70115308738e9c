package table13.load;

import java.util.SortedMap;
import org.HdrHistogram.Histogram;

/// Statistics of a run. Separates measured moves from those before and after. Not thread-safe.
final class RunStats {
    private static final int DIGITS = 3;

    private final Histogram acks = new Histogram(DIGITS);
    private final Histogram tellings = new Histogram(DIGITS);
    private final SortedMap<String, Long> errors;
    private boolean hasBegun;
    private boolean isMeasuring;
    private long measuredFrom;
    private long measuredTo;
    private long moves;
    private long movesAcknowledged;
    private long updates;
    private long updateBytes;
    private long cpuNanos;

    /// @param errors counters of errors
    RunStats(SortedMap<String, Long> errors) {
        this.errors = errors;
    }

    /// @param cpu processor time of the server so far; negative if unknown
    void beginMeasuring(long now, long cpu) {
        cpuNanos = -cpu;
        hasBegun = true;
        isMeasuring = true;
        measuredFrom = now;
    }

    void endMeasuring(long now, long cpu) {
        cpuNanos = cpu < 0 ? -1 : cpuNanos + cpu;
        isMeasuring = false;
        measuredTo = now;
    }

    /// A move was answered `done`.
    void acknowledged(long sentAt, long now) {
        moves++;
        if (isMeasuring) {
            movesAcknowledged++;
        }
        if (isMeasured(sentAt)) {
            acks.recordValue(now - sentAt);
        }
    }

    /// The last player of the table received a move.
    void toldAll(long sentAt, long now) {
        if (isMeasured(sentAt)) {
            tellings.recordValue(now - sentAt);
        }
    }

    void update(int length) {
        updates++;
        updateBytes += length;
    }

    void error(LoadError fault) {
        errors.merge(fault.words, 1L, Long::sum);
    }

    void error(LoadError fault, String how) {
        errors.merge(fault.words + ": " + how, 1L, Long::sum);
    }

    /// A move sent during the measurement counts even if its response comes later: slow responses must not be omitted.
    private boolean isMeasured(long sentAt) {
        return hasBegun && sentAt - measuredFrom >= 0 && (isMeasuring || sentAt - measuredTo < 0);
    }

    Histogram acks() {
        return acks;
    }

    Histogram tellings() {
        return tellings;
    }

    SortedMap<String, Long> errors() {
        return errors;
    }

    /// All acknowledged moves, measured or not.
    long moves() {
        return moves;
    }

    long movesAcknowledged() {
        return movesAcknowledged;
    }

    double secondsMeasured() {
        return (measuredTo - measuredFrom) / 1e9;
    }

    /// Processor time per measured move, in nanoseconds; negative if unknown.
    double cpuNanosPerMove() {
        return cpuNanos < 0 || movesAcknowledged == 0 ? -1 : (double) cpuNanos / movesAcknowledged;
    }

    /// Mean length of an update; a default without updates.
    int meanUpdateLength() {
        return updates == 0 ? 1500 : (int) (updateBytes / updates);
    }
}
