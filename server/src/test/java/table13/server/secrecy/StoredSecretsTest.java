package table13.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.rules.registry.Games;
import table13.server.kit.DeterministicServer;
import table13.table.Entry;
import table13.table.fair.DealVersion;
import table13.table.fair.SecretChain;
import table13.wire.log.EntryJson;

/// Secrets, seeds and tokens: hidden data other than cards.
@DisplayName("Of secrets, seeds and tokens")
class StoredSecretsTest {
    private static final int MOVES = 40;
    private static final int TO_THE_END = 1000;

    private static DeterministicServer server;
    private static DeterministicServer otherServer;

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Logger logger = (Logger) LoggerFactory.getLogger("table13");
    private final Level usual = logger.getLevel();

    @BeforeAll
    static void open(@TempDir Path folder) throws IOException {
        server = new DeterministicServer(folder.resolve("one"));
        otherServer = new DeterministicServer(folder.resolve("other"));
    }

    @AfterAll
    static void close() {
        server.close();
        otherServer.close();
    }

    @BeforeEach
    void listen() {
        log.start();
        logger.setLevel(Level.TRACE);
        logger.addAppender(log);
    }

    @AfterEach
    void listenNoMore() {
        logger.detachAppender(log);
        logger.setLevel(usual);
    }

    static Stream<World> matches() {
        return Games.ALL.stream()
                .map(game -> IndistinguishableDeal.alone(Setup.of(game, game.mostPlayers()), 1, 1, MOVES));
    }

    static Stream<World> matchesAndAWholeOne() {
        return Stream.concat(
                matches(), Stream.of(IndistinguishableDeal.alone(Setup.of(Leaves.GAME, 3), 1, 1, TO_THE_END)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("matchesAndAWholeOne")
    @DisplayName("no client receives any part before its revelation, and the server log never contains any")
    @Tag("slow")
    void nobodyIsTold(World world) {
        try (SecrecyScript script =
                new SecrecyScript(server, world, world.toString().hashCode(), true)) {
            List<Transcript> accounts = script.play();
            String root = root(script.table());
            SecretChain chain = new SecretChain(root);
            List<String> never = new ArrayList<>(script.tokens());
            never.addAll(List.of(root, chain.secret(2)));
            never.addAll(world.seeds());
            List<String> later = new ArrayList<>();
            world.seeds().forEach(seed -> later.add(DealVersion.NEWEST.seedOf(1, seed)));
            later.add(chain.secret(1));

            for (Transcript account : accounts) {
                assertThat(String.join("\n", account.lines())).doesNotContain(never);
                assertThat(String.join("\n", account.before(world.plies().size())))
                        .doesNotContain(later);
            }
            assertThat(accounts.getFirst().lines().toString()).contains(chain.commitment(1, DealVersion.NEWEST));
            assertThat(String.join("\n", lines()))
                    .contains("opened for " + world.setup())
                    .doesNotContain(never)
                    .doesNotContain(later);
        }
    }

    private static String root(String table) {
        Entry first = EntryJson.read(server.store().entries(table, 0).getFirst().text());
        return ((Entry.Opened) first).secret();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("matches")
    @DisplayName("the server log contains neither cards nor moves")
    @Tag("slow")
    void theLogKnowsNoCards(World world) {
        World other =
                IndistinguishableDeal.alone(world.setup(), 2, 2, world.plies().size());
        assertThat(logOf(server, world, -world.toString().hashCode()))
                .hasSizeGreaterThan(world.setup().players())
                .isEqualTo(logOf(otherServer, other, -world.toString().hashCode()));
    }

    private List<String> logOf(DeterministicServer where, World world, long seed) {
        log.list.clear();
        try (SecrecyScript script = new SecrecyScript(where, world, seed, true)) {
            script.play();
            // The cause of a broken connection depends on the network.
            return lines().stream()
                    .filter(line -> !line.startsWith("connection of guest"))
                    .toList();
        }
    }

    private List<String> lines() {
        return List.copyOf(log.list).stream().map(StoredSecretsTest::line).toList();
    }

    private static String line(ILoggingEvent event) {
        IThrowableProxy thrown = event.getThrowableProxy();
        return event.getFormattedMessage() + (thrown == null ? "" : " " + ThrowableProxyUtil.asString(thrown));
    }
}
