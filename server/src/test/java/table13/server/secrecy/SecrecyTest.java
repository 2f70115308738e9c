package table13.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.registry.Games;
import table13.server.kit.DeterministicServer;
import table13.server.secrecy.Lanes.Both;
import table13.table.Entry;
import table13.table.fair.SecretChain;
import table13.testkit.Setups;
import table13.wire.log.EntryJson;

/// Compares two real servers with the same guests and actions. Their deals differ only where some viewers may not look.
/// Those viewers receive the same bytes from both.
@Tag("slow")
@DisplayName("On the wire, other hidden cards")
class SecrecyTest {
    private static final int LANES = 4;

    /// Number of moves played of each match: some lead into the second round or beyond a reshuffle.
    private static final int[] MOVES = {6, 30, 14, 60};

    private static final int TO_THE_END = 1000;

    private static Lanes lanes;

    @BeforeAll
    static void open(@TempDir Path folder) throws IOException {
        lanes = new Lanes(folder, LANES);
    }

    @AfterAll
    static void close() {
        lanes.close();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table13.testkit.Setups#games")
    @DisplayName("change no byte for viewers that may not see them, in every setup")
    void inEverySetup(String id) {
        Game<?> game = Games.named(id).orElseThrow();
        lanes.forEach(Setups.all(game), setup -> {
            for (int i = 0; i < MOVES.length; i++) {
                int viewer = i == 0 ? View.WATCHER : i % setup.players();
                long seed = seed(setup, i);
                compare(IndistinguishableDeal.hiddenFrom(viewer, setup, seed, MOVES[i]), seed, i != 2);
            }
        });
    }

    @Test
    @DisplayName("change nothing to the end of a match, if never revealed")
    void toTheEnd() {
        List<Setup> setups = Stream.of(3, 4, 5, 6)
                .map(players -> Setup.of(Leaves.GAME, players))
                .toList();
        lanes.forEach(setups, setup -> {
            WorldPair worlds = IndistinguishableDeal.hiddenFrom(1, setup, seed(setup, 10), TO_THE_END);
            compare(worlds, seed(setup, 10), true);
        });
    }

    @Test
    @DisplayName("and entirely different moves change nothing for guests that may not watch")
    void forOutsiders() {
        List<Setup> setups = Games.ALL.stream()
                .map(game -> Setup.of(game, game.mostPlayers()))
                .toList();
        lanes.forEach(setups, setup -> {
            WorldPair worlds = IndistinguishableDeal.whollyDifferent(setup, seed(setup, 20), 30);
            Both<List<Transcript>> accounts = accounts(worlds, seed(setup, 20), false);
            for (int i = 0; i < accounts.here().size(); i++) {
                if (accounts.here().get(i).viewer() == State.NOBODY) {
                    compare(accounts.here().get(i), accounts.there().get(i), worlds);
                }
            }
        });
    }

    @Test
    @DisplayName(
            "and other seeds change nothing for guests that may not watch, to the end of the match and into the next")
    void outsidersToTheEnd() {
        List<Setup> setups =
                Stream.of(3, 4).map(players -> Setup.of(Leaves.GAME, players)).toList();
        lanes.forEach(setups, setup -> {
            WorldPair pair = IndistinguishableDeal.hiddenFrom(1, setup, seed(setup, 30), TO_THE_END);
            // The moves are the same, so that their number gives nothing away; all else revealed is different.
            World other = new World(
                    setup,
                    pair.other().fate(),
                    World.seeds(setup, 2),
                    pair.other().plies());
            WorldPair worlds = new WorldPair(pair.one(), other);
            Both<List<Transcript>> accounts = lanes.inBoth(worlds.one(), worlds.other(), (server, world) -> {
                try (SecrecyScript script = new SecrecyScript(server, world, seed(setup, 30), false, true)) {
                    List<Transcript> heard = script.play();
                    assertThat(outsiders(heard))
                            .hasSize(2)
                            .allSatisfy(account -> assertThat(account.lines())
                                    .isNotEmpty()
                                    .noneMatch(line ->
                                            line.contains("revealed") || line.contains(secret(server, script))));
                    assertThat(heard.getFirst().lines().toString()).contains("revealed", secret(server, script));
                    return heard;
                }
            });
            for (int i = 0; i < accounts.here().size(); i++) {
                if (outsiders(accounts.here()).contains(accounts.here().get(i))) {
                    assertThat(accounts.here()
                                    .get(i)
                                    .difference(accounts.there().get(i), WorldPair.NEVER))
                            .as("%s", worlds)
                            .isEmpty();
                }
            }
        });
    }

    private static List<Transcript> outsiders(List<Transcript> accounts) {
        return accounts.stream().filter(account -> account.viewer() < 0).toList();
    }

    /// The secret of the first match.
    private static String secret(DeterministicServer server, SecrecyScript script) {
        String first = server.store().entries(script.table(), 0).getFirst().text();
        return new SecretChain(((Entry.Opened) EntryJson.read(first)).secret()).secret(1);
    }

    private static long seed(Setup setup, int number) {
        return setup.toString().hashCode() * 100L + number;
    }

    private static void compare(WorldPair worlds, long seed, boolean allowsWatchers) {
        Both<List<Transcript>> accounts = accounts(worlds, seed, allowsWatchers);
        for (int i = 0; i < accounts.here().size(); i++) {
            compare(accounts.here().get(i), accounts.there().get(i), worlds);
        }
    }

    private static Both<List<Transcript>> accounts(WorldPair worlds, long seed, boolean allowsWatchers) {
        return lanes.inBoth(worlds.one(), worlds.other(), (server, world) -> {
            try (SecrecyScript script = new SecrecyScript(server, world, seed, allowsWatchers)) {
                return script.play();
            }
        });
    }

    /// No byte differs before the step that the viewer may distinguish. From then on a difference must exist for a
    /// device that was present all the time: this proves that the swap was real and permitted viewers receive it.
    private static void compare(Transcript here, Transcript there, WorldPair worlds) {
        int learns = worlds.learns(here.viewer());
        assertThat(here.difference(there, learns)).as("%s", worlds).isEmpty();
        if (learns != WorldPair.NEVER && here.wasThereAllTheTime()) {
            assertThat(here.difference(there, WorldPair.NEVER))
                    .as("%s receives a difference from step %d on: %s", here.device(), learns, worlds)
                    .isNotEmpty();
        }
    }
}
