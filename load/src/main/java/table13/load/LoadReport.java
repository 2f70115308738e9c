package table13.load;

import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/// The result of a run. Times are in milliseconds, measured by the guests.
///
/// @param warmUpMoves moves answered `done` before the measured seconds
/// @param movesAcknowledged moves answered `done` in the measured seconds
/// @param ackP50Ms time from sending a move to its `done`; -1 without moves
/// @param toldP50Ms time from sending a move until the last player of the table received it; -1 without moves
/// @param cpuMicrosPerMove processor time of all nodes per measured move, without the compiler threads of Java, in
///     microseconds; -1 if unknown
/// @param errors all errors from start to end, including the warm-up
/// @param heapUsedMb heap of the server while all guests were connected; -1 if unknown
/// @param echoMessagesPerSecond messages of the same size that the same client sent to the echo endpoint and received;
///     -1 without an echo endpoint
/// @param errorsByKind the same errors by description
public record LoadReport(
        int tables,
        int players,
        long warmUpMoves,
        double seconds,
        long movesAcknowledged,
        double movesPerSecond,
        double ackP50Ms,
        double ackP99Ms,
        double toldP50Ms,
        double toldP99Ms,
        double cpuMicrosPerMove,
        long errors,
        long heapUsedMb,
        long echoMessagesPerSecond,
        SortedMap<String, Long> errorsByKind) {

    public LoadReport {
        errorsByKind = Collections.unmodifiableSortedMap(new TreeMap<>(errorsByKind));
    }

    /// One JSON object on one line, without the errors by kind, which are for people.
    public String json() {
        return String.format(
                Locale.ROOT,
                """
                {"tables":%d,"players":%d,"warmUpMoves":%d,"seconds":%.3f,"movesAcknowledged":%d,"movesPerSecond":%.1f,\
                "ackP50Ms":%.3f,"ackP99Ms":%.3f,"toldP50Ms":%.3f,"toldP99Ms":%.3f,\
                "cpuMicrosPerMove":%.1f,"errors":%d,"heapUsedMb":%d,\
                "echoMessagesPerSecond":%d}""",
                tables,
                players,
                warmUpMoves,
                seconds,
                movesAcknowledged,
                movesPerSecond,
                ackP50Ms,
                ackP99Ms,
                toldP50Ms,
                toldP99Ms,
                cpuMicrosPerMove,
                errors,
                heapUsedMb,
                echoMessagesPerSecond);
    }
}
