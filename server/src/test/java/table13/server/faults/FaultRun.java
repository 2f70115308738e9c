package table13.server.faults;

import java.io.IOException;

/// People play while servers die, for a given length.
interface FaultRun {

    /// Takes as long as it takes.
    ///
    /// @throws AssertionError if it cannot go on, or something is wrong that the ledger does not let pass
    void run() throws IOException, InterruptedException;

    /// What it has shown so far.
    ProofReport report();
}
