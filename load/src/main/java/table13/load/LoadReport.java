package table13.load;

import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a run has shown. Times are in milliseconds, as the guests saw them.
///
/// @param warmUpMoves moves that were answered `done` before the measured seconds
/// @param movesAcknowledged moves that were answered `done` in the measured seconds
/// @param ackP50Ms from sending a move to its `done`; -1 if no move was made
/// @param toldP50Ms from sending a move until the last player of the table was told; -1 if no move was made
/// @param cpuMicrosPerMove processor time of all nodes for each of those moves, without Java's compiler threads, in
///     microseconds; -1 if it is not known
/// @param errors everything that went wrong from the first to the last moment, the warm-up included
/// @param heapUsedMb of the server while all guests were still connected; -1 if it does not tell
/// @param echoMessagesPerSecond messages of the same size that the same client sent to the server's echo and got back;
///     -1 if the server offers none
/// @param errorsByKind the same errors, in words
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
