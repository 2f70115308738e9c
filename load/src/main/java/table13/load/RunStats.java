package table13.load;

import java.util.SortedMap;
import org.HdrHistogram.Histogram;

/// Counts what happens in a run, and tells moves that are measured from those before and after.
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

    /// @param errors where errors are counted
    RunStats(SortedMap<String, Long> errors) {
        this.errors = errors;
    }

    /// @param cpu what the server has used by now; negative if it is not known
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

    /// The last player of the table was told of a move.
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

    /// A move that was sent in time is measured even if its answer comes later: slow answers must not be left out.
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

    /// All that were acknowledged, measured or not.
    long moves() {
        return moves;
    }

    long movesAcknowledged() {
        return movesAcknowledged;
    }

    double secondsMeasured() {
        return (measuredTo - measuredFrom) / 1e9;
    }

    /// What a measured move has cost the server, in nanoseconds; negative if it is not known.
    double cpuNanosPerMove() {
        return cpuNanos < 0 || movesAcknowledged == 0 ? -1 : (double) cpuNanos / movesAcknowledged;
    }

    /// How long an update is on average; a usual length if there were none.
    int meanUpdateLength() {
        return updates == 0 ? 1500 : (int) (updateBytes / updates);
    }
}
