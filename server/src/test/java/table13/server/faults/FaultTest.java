package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Three nodes on one PostgreSQL")
class FaultTest {
    private static final int FEWEST_MOVES = 500;
    /// 3 s are wanted, on a machine that has nothing else to do.
    private static final long LONGEST_MILLIS = 30_000;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("lose nothing, tell everything once and in order, and go on, whatever goes wrong")
    void survivesFaults() throws IOException, InterruptedException {
        Length oneDeck = Length.kills(0, 13);
        Proof proof = new ClusterProof(folder, oneDeck, FaultDeck.SHORT, new Ledger(true), _ -> {});
        proof.run();
        ProofReport report = proof.report();
        report.assertAllIsWell(FEWEST_MOVES);
        assertThat(report.waits().returns(Fault.KILL_NODE).p99()).isBetween(1L, LONGEST_MILLIS);
        assertThat(report.waits().returns(Fault.RESTART_NODE).max()).isBetween(1L, LONGEST_MILLIS);
        assertThat(report.waits().pauses(Fault.FREEZE_NODE).max()).isBetween(1L, LONGEST_MILLIS);
        assertThat(report.waits().pauses(Fault.KILL_POSTMASTER).max()).isBetween(1L, LONGEST_MILLIS);
    }
}
