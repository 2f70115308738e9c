package table13.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.server.kit.DeterministicServer;
import table13.server.kit.FixedDeal;
import table13.server.kit.TestGuest;
import table13.server.secrecy.Lanes.Both;
import table13.server.store.EntryRow;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.MatchView;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.log.EntryJson;
import table13.wire.protocol.TableMessages;

@DisplayName("A bot")
class BotSightTest {
    private static final int MOVES = 40;
    private static final int OWN_MOVES = 5;

    private static Lanes lanes;

    @BeforeAll
    static void open(@TempDir Path folder) throws IOException {
        lanes = new Lanes(folder, 1);
    }

    @AfterAll
    static void close() {
        lanes.close();
    }

    /// With so few players that some cards are hidden from all of them.
    static Stream<Setup> setups() {
        return Games.ALL.stream().map(game -> Setup.of(game, game.fewestPlayers()));
    }

    // ---- input

    @ParameterizedTest(name = "{0}")
    @MethodSource("setups")
    @DisplayName("receives the view of a person in its seat, and nothing else")
    @Tag("slow")
    void seesWhatAPersonSees(Setup setup) {
        World world = IndistinguishableDeal.alone(setup, 7, 1, MOVES);
        var _ = lanes.inBoth(world, world, (server, match) -> {
            try (SecrecyScript script =
                    new SecrecyScript(server, match, setup.toString().hashCode(), true)) {
                List<Transcript> accounts = script.play();
                compare(server, script.table(), match, accounts);
                return accounts;
            }
        });
    }

    /// Follows the log, and compares each step with the view of the person.
    private static void compare(DeterministicServer server, String id, World world, List<Transcript> accounts) {
        List<LoggedEntry> log =
                server.store().entries(id, 0).stream().map(BotSightTest::logged).toList();
        Table table = new Table(id, log.getFirst(), _ -> world.fate().unfold(), new Presence(0));
        for (LoggedEntry logged : log.subList(1, log.size())) {
            table.play(logged);
            if (logged.entry() instanceof Entry.Started || logged.entry() instanceof Entry.Moved) {
                for (int seat = 0; seat < world.setup().players(); seat++) {
                    assertThat(shown(accounts.get(seat), logged.version())).endsWith(asked(table, seat));
                }
            }
        }
    }

    private static LoggedEntry logged(EntryRow row) {
        return new LoggedEntry(row.version(), row.at(), EntryJson.read(row.text()));
    }

    private static String shown(Transcript account, long version) {
        return account.lines().stream()
                .filter(line -> line.startsWith("{\"type\":\"update\""))
                .filter(line -> line.contains("\"version\":" + version + ",") && line.contains("\"match\":{"))
                .findFirst()
                .orElseThrow();
    }

    /// The view of a bot as JSON of the protocol.
    private static String asked(Table table, int seat) {
        String text = TableMessages.update(table, 0, List.of(), null, new MatchView(1, null, table.viewOf(seat)));
        return text.substring(text.indexOf("\"match\":"));
    }

    // ---- output

    @ParameterizedTest(name = "{0}")
    @MethodSource("setups")
    @DisplayName("chooses the same moves whatever is hidden from it")
    void movesAlike(Setup setup) {
        FixedDeal deal = FixedDeal.of(11);
        Both<List<String>> heard = lanes.inBoth(
                deal, hiddenFromAll(setup, deal), (server, cards) -> playsAgainstBots(server, setup, cards));
        assertThat(heard.here())
                .anyMatch(line -> line.contains("\"by\":\"BOT\""))
                .isEqualTo(heard.there());
    }

    private static List<String> playsAgainstBots(DeterministicServer server, Setup setup, FixedDeal deal) {
        server.beginAnew(-setup.toString().hashCode());
        try (TestGuest ada = TestGuest.comesTo(server.port())) {
            Map<String, Object> welcome = TestGuest.read(ada.heard().getFirst());
            String table = (String) TestGuest.inside(welcome, "promise").get("table");
            server.decide(table, deal);
            ada.ask("open", "game", setup.game().id(), "players", setup.players(), "start", true);
            Map<String, Object> message = ada.next(BotSightTest::isOwnTurn);
            for (int i = 0; i < OWN_MOVES && isOwnTurn(message); i++) {
                server.tick();
                Object move = ((List<?>) TestGuest.inside(message, "match").get("legalMoves")).getLast();
                ada.ask("play", "table", table, "version", message.get("version"), "move", move);
                message = ada.next(next -> isOwnTurn(next) || isOver(next));
            }
            return ada.heard();
        }
    }

    private static boolean isOwnTurn(Map<String, Object> message) {
        return message.get("match") != null
                && TestGuest.inside(message, "match").get("legalMoves") instanceof List<?> moves
                && !moves.isEmpty();
    }

    private static boolean isOver(Map<String, Object> message) {
        return message.get("match") != null
                && TestGuest.inside(message, "match").get("toMove").equals(-1L);
    }

    /// Swaps two cards of the deal that no player sees, as far down as possible.
    private static FixedDeal hiddenFromAll(Setup setup, FixedDeal deal) {
        FixedDeal.Unfolding luck = deal.unfold();
        Match<?> match = World.begin(setup, luck);
        int last = luck.sizes().size();
        for (int one = luck.sizes().getLast() - 1; one > 0; one--) {
            for (int other = one - 1; other >= 0; other--) {
                FixedDeal candidate = deal.with(new FixedDeal.Swap(last, one, other));
                Match<?> there = World.begin(setup, candidate.unfold());
                if (!there.record().equals(match.record()) && looksTheSame(match, there)) {
                    return candidate;
                }
            }
        }
        throw new AssertionError("No card is hidden from all players in " + setup);
    }

    private static boolean looksTheSame(Match<?> match, Match<?> there) {
        for (int seat = 0; seat < match.setup().players(); seat++) {
            if (!match.view(seat).equals(there.view(seat))) {
                return false;
            }
        }
        return match.view(View.WATCHER).equals(there.view(View.WATCHER));
    }
}
