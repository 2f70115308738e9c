package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.rules.Match;
import table13.rules.record.Replay;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.Solitaire;
import table13.server.kit.TestGuest;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;

@DisplayName("A database that the first version made")
class FirstVersionTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("still opens: its matches are played to the end, and every deal matches its commitment")
    @Tag("slow")
    void playsOn() throws IOException {
        FirstVersion old = FirstVersion.read(folder.resolve("scratch"));
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.copy(old.database(), data.resolve("table13.db"));
        try (TableServer server =
                TableServer.start(ServerSettings.usual(data, 0).withPause(0))) {
            assertThat(old.tables()).hasSize(4);
            for (String table : old.tables()) {
                boolean isSecondMatch = table.equals(old.tables().getFirst());
                try (TestGuest ada = TestGuest.withCookie(server.port(), old.cookie())) {
                    Solitaire match = Solitaire.at(table, ada);
                    assertThat(match.isOver()).isFalse();
                    assertThat((List<?>) match.match().get("legalMoves")).isNotEmpty();
                    match.playToTheEnd();
                    assertThat(match.record(server.port(), 1)).contains("seat 0 Ada", "result winners");
                    verify(match.record(server.port(), isSecondMatch ? 2 : 1));
                }
            }
            keepsThePromiseOfThen(server.port(), old);
        }
    }

    /// Only this version reveals the secret for the commitment that the first version published for the next match.
    private static void keepsThePromiseOfThen(int port, FirstVersion old) {
        String table = old.tables().getFirst();
        try (TestGuest ada = TestGuest.withCookie(port, old.cookie())) {
            String promise = commitment(ada, table);
            ada.does("start", "table", table);
            assertThat(commitment(ada, table)).isEqualTo(promise);
            Solitaire next = Solitaire.at(table, ada);
            next.playToTheEnd();
            assertThat(verify(next.record(port, 3)).commitment()).isEqualTo(promise);
        }
    }

    private static String commitment(TestGuest person, String table) {
        return (String) TestGuest.inside(person.enters(table), "people").get("commitment");
    }

    /// Verifies as `table13 verify` does. Records of the first version have no deal version.
    private static FairDeal verify(String record) {
        assertThat(record).contains("seat 0 Ada", "result winners").doesNotContain("deal version");
        Replay replay = new Replay(
                record.lines().toList(),
                1,
                (setup, names, deal) -> FairDeal.read(setup, names, deal).chance());
        while (replay.hasNext()) {
            replay.next();
        }
        Match<?> match = replay.match();
        assertThat(match.isOver()).isTrue();
        FairDeal deal = FairDeal.read(match.setup(), match.names(), replay.deal());
        assertThat(deal.version()).isEqualTo(DealVersion.ONE);
        return deal;
    }
}
