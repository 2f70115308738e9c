package table13.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Nothing is lost")
class KillTest {
    private static final int KILLS = 20;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("when the server is killed twenty times during play")
    void survivesKills() throws IOException {
        Length twenty = Length.kills(KILLS, 13);
        OneServerProof proof = new OneServerProof(folder, twenty, new ClientHistory(true), _ -> {});
        proof.run();
        proof.report().assertAllIsWell(KILLS * 10);
    }
}
