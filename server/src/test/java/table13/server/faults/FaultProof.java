package table13.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// By hand, as long as one likes: `scripts/prove` runs it.
class FaultProof {
    private static final String STORE = System.getProperty("prove.store", "postgres");
    private static final int KILLS = Integer.getInteger("prove.kills", 0);
    private static final int MINUTES = Integer.getInteger("prove.minutes", 0);
    private static final long SEED = Long.getLong("prove.seed", 13);
    private static final int FEW_MOVES = 100;

    @TempDir
    private Path folder;

    @Test
    void run() throws IOException, InterruptedException {
        Length length = KILLS > 0 ? Length.kills(KILLS, SEED) : Length.minutes(Math.max(1, MINUTES), SEED);
        Ledger ledger = new Ledger(false);
        Proof proof = STORE.equals("sqlite")
                ? new OneServerProof(folder, length, ledger, FaultProof::say)
                : new ClusterProof(folder, length, FaultDeck.LONG, ledger, FaultProof::say);
        try {
            proof.run();
        } finally {
            say(System.lineSeparator() + proof.report().table());
        }
        proof.report().assertAllIsWell(FEW_MOVES);
    }

    private static void say(String words) {
        System.out.println(words);
        System.out.flush();
    }
}
