package table13.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Run by hand for any length of time, with `scripts/prove`.
class FaultProof {
    private static final String STORE = System.getProperty("prove.store", "postgres");
    private static final int KILLS = Integer.getInteger("prove.kills", 0);
    private static final int ROLLING = Integer.getInteger("prove.rolling", 0);
    private static final int MINUTES = Integer.getInteger("prove.minutes", 0);
    private static final long SEED = Long.getLong("prove.seed", 13);
    private static final int FEW_MOVES = 100;

    @TempDir
    private Path folder;

    @Test
    void run() throws IOException, InterruptedException {
        ClientHistory history = new ClientHistory(false);
        FaultRun run = STORE.equals("sqlite")
                ? new OneServerProof(folder, length(), history, FaultProof::say)
                : new ClusterProof(folder, length(), deck(), history, FaultProof::say);
        try {
            run.run();
        } finally {
            say(System.lineSeparator() + run.report().table());
            history.complaints().forEach(FaultProof::say);
        }
        run.report().assertAllIsWell(FEW_MOVES);
    }

    private static Length length() {
        if (ROLLING > 0 || KILLS > 0) {
            return Length.kills(KILLS, SEED);
        }
        return Length.minutes(Math.max(1, MINUTES), SEED);
    }

    private static Map<InjectedFault, Integer> deck() {
        return ROLLING > 0 ? FaultSchedule.rolling(ROLLING * ClusterProof.NODES) : FaultSchedule.LONG;
    }

    private static void say(String words) {
        System.out.println(words);
        System.out.flush();
    }
}
