package table13.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import table13.rules.Chance;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.store.sqlite.SqliteStore;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.wire.Json;
import table13.wire.protocol.HttpMessages;
import table13.wire.protocol.Messages;

/// A deterministic session: a real server with a given clock and random source, and four guests that use every feature.
/// Their messages are the examples of the protocol.
final class ProtocolEvening {
    private static final long BEGIN = 1_790_000_000_000L;
    private static final int SECOND = 1000;
    /// Played to the end, with all messages kept.
    private static final String GAME = "friday";

    private static final int SEATS = 3;
    private static final String SEED = "5eed0123456789abcdef0123456789ab";

    private final Map<String, String> examples = new TreeMap<>();
    private final AtomicLong clock = new AtomicLong(BEGIN);
    private final List<TestGuest> all = new ArrayList<>();
    private final List<TestGuest> here = new ArrayList<>();
    private final Map<String, Map<String, Object>> lastMatch = new HashMap<>();
    private final TableServer server;
    private final TestGuest ada;
    private final TestGuest ben;
    private final TestGuest cleo;
    private final TestGuest dirk;
    private String table = "";
    private int requests;

    private ProtocolEvening(Path folder) throws IOException {
        ServerSettings usual = ServerSettings.usual(folder, 0);
        server = GivenServer.start(
                usual.withWeb(usual.web().withProxy(true)),
                SqliteStore.open(folder),
                () -> Instant.ofEpochMilli(clock.get()),
                new Random(13),
                ProtocolEvening::deal);
        ada = newcomer();
        ben = newcomer();
        cleo = newcomer();
        dirk = newcomer();
    }

    /// Deals as version 1 of the fair deal does: the examples, and all tests based on them, keep their cards.
    private static Chance deal(FairDeal deal) {
        List<String> seeds = deal.seeds().stream()
                .map(seed -> Stream.of(SEED, "c1e0")
                        .filter(bytes ->
                                deal.version().seedOf(deal.match(), bytes).equals(seed))
                        .findFirst()
                        .orElse(""))
                .toList();
        return new FairDeal(
                        DealVersion.ONE, deal.table(), deal.match(), deal.secret(), deal.setup(), deal.names(), seeds)
                .chance();
    }

    /// All messages of the session, by the names of their fixtures.
    static Map<String, String> examples(Path folder) throws IOException {
        ProtocolEvening evening = new ProtocolEvening(folder);
        try {
            evening.introduce();
            evening.gather();
            evening.playFriday();
            evening.lookBack();
            evening.playTheOthers();
            evening.askForAHint();
            evening.sayTooMuch();
            evening.replaceGuest();
            evening.sayACode();
        } finally {
            evening.server.close();
        }
        evening.partAndCollect();
        return evening.examples;
    }

    // ---- course

    private void introduce() {
        String session = TestGuest.http(server.port(), "GET", "/api/session", ada.cookie(), "")
                .body();
        String link = TestGuest.http(server.port(), "POST", "/api/session/link", ada.cookie(), "")
                .body();
        String claim = Json.write(Map.of("code", TestGuest.read(link).get("code")));
        assertThat(TestGuest.http(server.port(), "POST", "/api/session/claim", "", claim)
                        .body())
                .isEqualTo(session);
        examples.put("http/session", session);
        // Addresses differ from machine to machine.
        String guest =
                (String) TestGuest.inside(TestGuest.read(session), "guest").get("id");
        String name =
                (String) TestGuest.inside(TestGuest.read(session), "guest").get("name");
        examples.put("http/session-here", HttpMessages.session(guest, name, "http://192.168.1.20:1313", false));
        examples.put("http/session-hereOnly", HttpMessages.session(guest, name, "", true));
        examples.put("http/link", link);
        examples.put("http/claim", claim);
        keep("welcome", ask(ada, "hello", "protocol", 1));
        keep("named", ask(ada, "name", "name", "Ada"));
        ask(cleo, "name", "name", "Cleo");
        ask(dirk, "name", "name", "Dirk");
        keep("pong", ask(ada, "ping"));
        keep("refused-unknown", ask(ada, "dance"));
    }

    /// Limits exempt this machine, but not an address behind a proxy.
    private void sayTooMuch() {
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), dirk.cookie(), "X-Forwarded-For: 203.0.113.7")) {
            line.say(TestGuest.request("hello", "", "protocol", 1));
            String heard = line.heard();
            while (!heard.contains("waitMillis")) {
                line.say(TestGuest.request("say", "q" + ++requests, "table", table, "text", "And another thing"));
                heard = line.heard();
            }
            examples.put("messages/refused-wait", heard);
        }
    }

    /// Dirk's actions keep his name, though a bot has the seat since.
    private void replaceGuest() {
        act(ada, "remove", "guest", dirk.guest());
        keep("table-replaced", ask(cleo, "enter", "table", table, "last", 4));
    }

    private void gather() {
        keep(
                "opened",
                ask(ada, "open", "game", GAME, "players", SEATS, "isPublic", true, "secondsPerMove", 60, "seed", SEED));
        keep("table", ada.next("table"));
        table = (String) TestGuest.read(examples.get("messages/table")).get("table");
        here.add(ada);
        act(ada, "seatBot", "seat", 1, "level", "easy");
        act(ada, "freeSeat", "seat", 1);
        enter(ben);
        keep("update-sat", act(ben, "sit", "seat", 1, "seed", "c1e0"));
        ask(ben, "name", "name", "Ben");
        allReceive();
        keep("update-said", act(ben, "say", "text", "Good evening!"));
        act(ada, "react", "reaction", "HELLO");
        act(ada, "switchChat", "isOn", false);
        act(ada, "switchChat", "isOn", true);
        act(ada, "passHost", "guest", ben.guest());
        act(ben, "passHost", "guest", ada.guest());
        ask(dirk, "enter", "table", table);
        allReceive();
        act(ada, "remove", "guest", dirk.guest());
        allReceive(); // one update for the removal, one for the departure
        keep("sentOut", dirk.next("sentOut"));
        enter(cleo);
        act(cleo, "sit", "seat", 2);
        keep("tables", ask(ada, "tables"));
    }

    private void playFriday() {
        act(ada, "start");
        for (int i = 0; i < SEATS + 1; i++) {
            playOneMove();
        }
        TestGuest mover = toMove();
        keep("update-" + GAME, lastMatch.get(mover.guest()));
        TestGuest other = mover.equals(ada) ? ben : ada;
        keep("refused", ask(other, "play", "table", table, "version", version(other), "move", "c1"));
        keep("refused-rule", ask(mover, "play", "table", table, "version", version(mover), "move", notHeld(mover)));
        keep("done", playOneMove());
        untilNotToMove(ben);
        ben.close();
        here.remove(ben);
        keep("update-away", allReceive());
        playOneMove();
        TestGuest benAgain = TestGuest.withCookie(server.port(), ben.cookie());
        all.add(benAgain);
        keep("table-resumed", enter(benAgain, "since", version(ben)));
        untilNotToMove(benAgain);
        act(benAgain, "rise");
        act(benAgain, "sit", "seat", 1);
        while (isGoingOn()) {
            playOneMove();
        }
        keep("update-over", lastMatch.get(ada.guest()));
    }

    private void lookBack() {
        keep("replay", ask(ada, "replay", "table", table, "match", 1, "from", 1, "count", 1));
        examples.put(
                "http/matches",
                TestGuest.http(server.port(), "GET", "/api/tables/" + table + "/matches", ada.cookie(), "")
                        .body());
        act(ada, "readmit", "guest", dirk.guest());
        act(ada, "close");
        keep("done-left", ask(ada, "leave", "table", table));
    }

    private void playTheOthers() {
        for (Game<?> game : Games.ALL) {
            if (game.id().equals(GAME)) {
                continue;
            }
            List<TestGuest> players = game.fewestPlayers() == 2 ? List.of(cleo, dirk) : List.of(ada, cleo, dirk);
            Map<String, Object> opened =
                    ask(players.getFirst(), "open", "game", game.id(), "players", players.size(), "seed", SEED);
            table = (String) opened.get("table");
            players.getFirst().next("table");
            here.clear();
            here.add(players.getFirst());
            for (int seat = 1; seat < players.size(); seat++) {
                enter(players.get(seat));
                act(players.get(seat), "sit", "seat", seat);
            }
            act(players.getFirst(), "start");
            for (int i = 0; i < SEATS + 1; i++) {
                playOneMove();
            }
            keep("update-" + game.id(), lastMatch.get(toMove().guest()));
        }
    }

    /// The clock stands still, so bots must not wait.
    private void askForAHint() {
        ask(cleo, "open", "game", GAME, "players", SEATS, "seed", SEED, "start", true, "pace", "AT_ONCE");
        Map<String, Object> seen = cleo.next("table");
        while (TestGuest.moves(seen).isEmpty()) {
            seen = cleo.next("update");
        }
        keep("hint", ask(cleo, "hint", "table", seen.get("table"), "version", seen.get("version")));
    }

    private void sayACode() {
        String code = TestGuest.http(server.port(), "POST", "/api/tables/" + table + "/code", ada.cookie(), "")
                .body();
        String claim = Json.write(Map.of("code", TestGuest.read(code).get("code")));
        examples.put("http/code", code);
        examples.put(
                "http/table",
                TestGuest.http(server.port(), "POST", "/api/code", "", claim).body());
        examples.put(
                "http/refused",
                TestGuest.http(server.port(), "POST", "/api/code", "", "{\"code\":\"none\"}")
                        .body());
    }

    private void partAndCollect() {
        Map<String, Object> goodbye = new LinkedHashMap<>(ada.next("goodbye"));
        assertThat((Long) goodbye.put("comeBackInMillis", 1000L)).isBetween(0L, 2000L); // different for each client
        keep("goodbye", goodbye);
        examples.put("messages/stuck", Messages.stuck(table, true));
        for (TestGuest person : all) {
            for (String heard : person.heard()) {
                assertThat(Json.write(Json.read(heard))).isEqualTo(heard);
                for (Map<String, Object> event : TestGuest.events(TestGuest.read(heard))) {
                    String name = "events/table-" + event.get("kind");
                    if (ProtocolEvents.KINDS.contains(name)) {
                        examples.putIfAbsent(name, Json.write(event));
                    }
                }
            }
        }
    }

    // ---- guests

    private TestGuest newcomer() {
        TestGuest person = TestGuest.comesTo(server.port());
        all.add(person);
        return person;
    }

    private Map<String, Object> enter(TestGuest guest, Object... members) {
        Map<String, Object> found = ask(guest, "enter", with("table", table, members));
        allReceive();
        here.add(guest);
        note(guest, found);
        return found;
    }

    /// Sends a request one second after the last one, and waits for the answer.
    private Map<String, Object> ask(TestGuest guest, String type, Object... members) {
        clock.addAndGet(SECOND);
        String id = "q" + ++requests;
        guest.send(TestGuest.request(type, id, members));
        return guest.next(message -> id.equals(message.get("re")));
    }

    /// Sends a request that changes the table, and waits until all guests there have received the update.
    ///
    /// @return the update of the first guest
    private Map<String, Object> act(TestGuest guest, String type, Object... members) {
        assertThat(ask(guest, type, with("table", table, members))).containsEntry("type", "done");
        return allReceive();
    }

    private Map<String, Object> allReceive() {
        here.forEach(person -> note(person, person.next("update")));
        return TestGuest.read(here.getFirst().heard().getLast());
    }

    private void note(TestGuest guest, Map<String, Object> message) {
        if (message.get("match") != null) {
            lastMatch.put(guest.guest(), message);
        }
    }

    private static Object[] with(String name, Object value, Object... members) {
        return Stream.concat(Stream.of(name, value), Arrays.stream(members)).toArray();
    }

    private void keep(String name, Map<String, Object> message) {
        examples.put("messages/" + name, Json.write(message));
    }

    // ---- moves

    /// @return the answer to the mover
    private Map<String, Object> playOneMove() {
        TestGuest mover = toMove();
        Map<String, Object> done = ask(
                mover,
                "play",
                "table",
                table,
                "version",
                version(mover),
                "move",
                legalMoves(mover).getFirst());
        allReceive();
        return done;
    }

    private void untilNotToMove(TestGuest person) {
        while (toMove().equals(person)) {
            playOneMove();
        }
    }

    private boolean isGoingOn() {
        return here.stream().anyMatch(person -> !legalMoves(person).isEmpty());
    }

    private TestGuest toMove() {
        return here.stream()
                .filter(person -> !legalMoves(person).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private List<?> legalMoves(TestGuest person) {
        return (List<?>)
                TestGuest.inside(lastMatch.get(person.guest()), "match").get("legalMoves");
    }

    private Object version(TestGuest person) {
        return lastMatch.get(person.guest()).get("version");
    }

    private String notHeld(TestGuest person) {
        return Stream.of("c0", "c1", "c2", "c4", "c5", "c7")
                .filter(card -> !legalMoves(person).contains(card))
                .findFirst()
                .orElseThrow();
    }
}
