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

    @TempDir
    private Path folder;

    @Test
    @DisplayName("lose nothing, send everything once and in order, and recover from every fault")
    void survivesFaults() throws IOException, InterruptedException {
        Length oneDeck = Length.kills(0, 13);
        FaultRun run = new ClusterProof(folder, oneDeck, FaultSchedule.SHORT, new ClientHistory(true), _ -> {});
        run.run();
        ProofReport report = run.report();
        report.assertAllIsWell(FEWEST_MOVES);
        // Recovery times are measured by `scripts/prove`: here, other programs may load the machine.
        assertThat(report.waits().returns(InjectedFault.KILL_NODE).count()).isPositive();
        assertThat(report.waits().returns(InjectedFault.RESTART_NODE).count()).isPositive();
        assertThat(report.waits().pauses(InjectedFault.FREEZE_NODE).count()).isPositive();
        assertThat(report.waits().pauses(InjectedFault.KILL_POSTMASTER).count()).isPositive();
    }
}
