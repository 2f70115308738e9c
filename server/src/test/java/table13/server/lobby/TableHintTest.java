package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.wire.BadMessageException;
import table13.wire.Json;
import table13.wire.JsonObjectReader;
import table13.wire.protocol.Messages;
import table13.wire.registry.HintSeed;
import table13.wire.registry.ViewReader;

@DisplayName("A hint over the network")
class TableHintTest {
    @AutoClose
    private final TestServer server = TestServer.open();

    @Test
    @DisplayName("is a legal move in every game, the same as from a local expert bot, and not sent to others")
    void best() {
        TestGuest ada = server.guest();
        TestGuest dora = server.guest();
        for (Game<?> game : Games.ALL) {
            String table = ada.opens(game.id(), game.fewestPlayers(), "level", "easy");
            ada.does("start", "table", table, "fill", true);
            Map<String, Object> seen = ada.enters(table);
            while (TestGuest.moves(seen).isEmpty()) {
                seen = ada.next(update -> table.equals(update.get("table")) && update.get("match") != null);
            }
            List<String> legal = TestGuest.moves(seen);
            dora.enters(table);

            Map<String, Object> hint = ada.ask("hint", "table", table, "version", TestGuest.version(seen));
            assertThat(hint)
                    .containsEntry("type", "hint")
                    .containsEntry("table", table)
                    .containsEntry("version", TestGuest.version(seen));
            assertThat(legal).contains((String) hint.get("move"));
            assertThat(hint).isEqualTo(expert(game, seen, hint));
            assertThat(ada.ask("hint", "table", table, "version", TestGuest.version(seen)))
                    .containsEntry("move", hint.get("move"));
            assertThat(dora.isRefused("hint", "table", table, "version", TestGuest.version(seen)))
                    .isEqualTo("NOT_SEATED");
            assertThat(dora.unheard()).isEmpty();
            ada.does("play", "table", table, "version", TestGuest.version(seen), "move", hint.get("move"));
        }
    }

    /// The result of a local expert bot on the view of this client.
    ///
    /// @param hint the message, for its number, table and version
    private static Object expert(Game<?> game, Map<String, Object> seen, Map<String, Object> hint) {
        Setup setup = Setup.of(game, game.fewestPlayers());
        try {
            JsonObjectReader match = JsonObjectReader.of(Json.write(seen)).inside("match");
            View view = ViewReader.read(match, setup, match.small("viewer"));
            return Json.read(Messages.hint(
                    String.valueOf(hint.get("re")),
                    String.valueOf(hint.get("table")),
                    TestGuest.version(seen),
                    Bots.named("expert", setup).choose(view, HintSeed.of(view)).advice()));
        } catch (BadMessageException bad) {
            throw new AssertionError(bad);
        }
    }

    @Test
    @DisplayName("is allowed with several persons if the table allows it")
    void amongPersons() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("skipbo", 2, "allowsHints", true);
        ben.enters(table);
        ben.does("sit", "table", table, "seat", 1);
        ada.does("start", "table", table);
        Map<String, Object> seen = ada.enters(table);
        boolean isAdas = !TestGuest.moves(seen).isEmpty();
        assertThat((isAdas ? ada : ben).ask("hint", "table", table, "version", TestGuest.version(seen)))
                .containsEntry("type", "hint");
        assertThat((isAdas ? ben : ada).isRefused("hint", "table", table, "version", TestGuest.version(seen)))
                .isEqualTo("NOT_YOUR_TURN");
    }

    @Test
    @DisplayName("is refused with a reason: before entering, and at tables with other persons")
    void refused() {
        List<TestGuest> both = server.guests(2);
        String table = server.deal(both, "skipbo");
        assertThat(both.getFirst().isRefused("hint", "table", table, "version", 1))
                .isEqualTo("NO_HINTS");
        assertThat(server.guest().isRefused("hint", "table", table, "version", 1))
                .isEqualTo("NOT_ENTERED");
    }
}
