package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.store.Store;
import table13.table.Dealer;

@DisplayName("When the disk is full")
class DiskFullTest {
    private static final int PAGES = 100;
    private static final int PLENTY = 10_000;
    private static final int MOST_MOVES = 50;

    @TempDir
    private Path folder;

    private final TightDisk disk = new TightDisk(PAGES);
    private Store store;
    private TableServer server;

    @BeforeEach
    void open() throws IOException {
        store = disk.open(folder);
        server = GivenServer.start(
                ServerSettings.usual(folder, 0).withPause(0),
                store,
                InstantSource.system(),
                new SecureRandom(),
                Dealer.FAIR);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @DisplayName("a move is refused without effect, all clients are informed, and play resumes when there is room")
    void personsMove() {
        try (TestGuest ada = TestGuest.comesTo(server.port());
                TestGuest ben = TestGuest.comesTo(server.port());
                TestGuest cleo = TestGuest.comesTo(server.port())) {
            String table =
                    (String) ada.ask("open", "game", "skipbo", "players", 2).get("table");
            ben.ask("enter", "table", table);
            ben.ask("sit", "table", table, "seat", 1);
            ada.ask("start", "table", table);
            cleo.ask("enter", "table", table);
            assertThat(readiness()).isEqualTo(200);

            disk.fill(store);
            TestGuest player = playUntilRefused(table, ada, ben);
            assertThat(List.of(ada.next("stuck"), ben.next("stuck"), cleo.next("stuck")))
                    .allSatisfy(stuck -> assertThat(stuck).containsEntry("isStuck", true));
            assertThat(readiness()).isEqualTo(503);
            Map<String, Object> before = ada.ask("enter", "table", table);
            assertThat(before).containsEntry("isStuck", true);
            Map<String, Object> view = player.ask("enter", "table", table);
            assertThat(play(player, table, view))
                    .containsEntry("reason", "CANNOT_STORE")
                    .containsKey("sentence");
            Map<String, Object> after = ada.ask("enter", "table", table);
            assertThat(after.get("version")).isEqualTo(before.get("version"));
            assertThat(after.get("match")).isEqualTo(before.get("match"));

            disk.grow(PLENTY);
            assertThat(List.of(ada.next("stuck"), ben.next("stuck"), cleo.next("stuck")))
                    .as("by itself")
                    .allSatisfy(stuck -> assertThat(stuck).containsEntry("isStuck", false));
            assertThat(readiness()).isEqualTo(200);
            assertThat(play(player, table, view)).as("the same move").containsEntry("type", "done");
            assertThat(cleo.nextEvent("moved").get("version")).isEqualTo(TestGuest.version(view) + 1);
        }
    }

    @Test
    @DisplayName("bots stop, and resume by themselves when there is room")
    @Tag("slow")
    void botsMove() {
        try (TestGuest ada = TestGuest.comesTo(server.port())) {
            String table = (String) ada.ask(
                            "open",
                            "game",
                            "skipbo",
                            "players",
                            3,
                            "seat",
                            -1,
                            "bots",
                            Map.of(0, "easy", 1, "easy", 2, "easy"))
                    .get("table");
            disk.fill(store);
            ada.send(TestGuest.request("start", "go", "table", table));
            assertThat(ada.next("stuck")).containsEntry("isStuck", true);

            disk.grow(PLENTY);
            assertThat(ada.next("stuck")).containsEntry("isStuck", false);
            Map<String, Object> now = ada.ask("enter", "table", table);
            if (now.get("match") == null) {
                assertThat(ada.ask("start", "table", table)).containsEntry("type", "done");
            }
            assertThat(ada.nextEvent("moved")).isNotNull();
        }
    }

    /// Some moves still fit into the last pages.
    ///
    /// @return the player with the refused move
    private static TestGuest playUntilRefused(String table, TestGuest ada, TestGuest ben) {
        Map<String, Object> seenByAda = ada.ask("enter", "table", table);
        Map<String, Object> seenByBen = ben.ask("enter", "table", table);
        for (int i = 0; i < MOST_MOVES; i++) {
            boolean isAdasTurn = !TestGuest.moves(seenByAda).isEmpty();
            Map<String, Object> answer = isAdasTurn ? play(ada, table, seenByAda) : play(ben, table, seenByBen);
            if (answer.get("type").equals("refused")) {
                assertThat(answer).containsEntry("reason", "CANNOT_STORE");
                return isAdasTurn ? ada : ben;
            }
            seenByAda = ada.next(update -> update.get("match") != null);
            seenByBen = ben.next(update -> update.get("match") != null);
        }
        throw new AssertionError("The disk is never full.");
    }

    private static Map<String, Object> play(TestGuest person, String table, Map<String, Object> view) {
        return person.answer(
                "play",
                "table",
                table,
                "version",
                view.get("version"),
                "move",
                TestGuest.moves(view).getFirst());
    }

    private int readiness() {
        return TestGuest.http(server.port(), "GET", "/health/ready", "", "").statusCode();
    }
}
