package table13.server.faults;

import java.io.IOException;

/// Play under faults for a given length.
interface FaultRun {

    /// Runs to the end.
    ///
    /// @throws AssertionError if it cannot continue, or on a violation that the history does not tolerate
    void run() throws IOException, InterruptedException;

    /// The results so far.
    ProofReport report();
}
