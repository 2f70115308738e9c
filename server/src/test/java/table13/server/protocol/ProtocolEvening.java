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

/// An evening that goes the same way every time: a real server whose clock and luck are given, and four people who use
/// everything it offers. What they hear are the examples of the protocol.
final class ProtocolEvening {
    private static final long BEGIN = 1_790_000_000_000L;
    private static final int SECOND = 1000;
    /// Played to its end, and told in full.
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

    /// Deals as version 1 of the fair deal does: the examples, and all tests that play with them, keep their cards.
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

    /// All that is heard in the course of it, by the names of the fixtures.
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
            evening.replaceSomebody();
            evening.sayACode();
        } finally {
            evening.server.close();
        }
        evening.partAndCollect();
        return evening.examples;
    }

    // ---- how it goes

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
        // A machine's own addresses differ from one to the next.
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

    /// Limits do not hold for this machine, but for an address behind a proxy.
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

    /// What Dirk did stays Dirk's, though a bot has the seat since.
    private void replaceSomebody() {
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
        everybodyHears();
        keep("update-said", act(ben, "say", "text", "Good evening!"));
        act(ada, "react", "reaction", "HELLO");
        act(ada, "switchChat", "isOn", false);
        act(ada, "switchChat", "isOn", true);
        act(ada, "passHost", "guest", ben.guest());
        act(ben, "passHost", "guest", ada.guest());
        ask(dirk, "enter", "table", table);
        everybodyHears();
        act(ada, "remove", "guest", dirk.guest());
        everybodyHears(); // once that he has to go, once that he is gone
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
        keep("update-away", everybodyHears());
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

    /// The clock stands still, so the bots are not to wait.
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
        assertThat((Long) goodbye.put("comeBackInMillis", 1000L)).isBetween(0L, 2000L); // each at another time
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

    // ---- people

    private TestGuest newcomer() {
        TestGuest person = TestGuest.comesTo(server.port());
        all.add(person);
        return person;
    }

    private Map<String, Object> enter(TestGuest who, Object... members) {
        Map<String, Object> found = ask(who, "enter", with("table", table, members));
        everybodyHears();
        here.add(who);
        note(who, found);
        return found;
    }

    /// Asks, a second after the last request, and waits for the answer.
    private Map<String, Object> ask(TestGuest who, String type, Object... members) {
        clock.addAndGet(SECOND);
        String id = "q" + ++requests;
        who.send(TestGuest.request(type, id, members));
        return who.next(message -> id.equals(message.get("re")));
    }

    /// Asks for something that changes the table, and waits until everybody there has been told.
    ///
    /// @return what the first of them was told
    private Map<String, Object> act(TestGuest who, String type, Object... members) {
        assertThat(ask(who, type, with("table", table, members))).containsEntry("type", "done");
        return everybodyHears();
    }

    private Map<String, Object> everybodyHears() {
        here.forEach(person -> note(person, person.next("update")));
        return TestGuest.read(here.getFirst().heard().getLast());
    }

    private void note(TestGuest who, Map<String, Object> message) {
        if (message.get("match") != null) {
            lastMatch.put(who.guest(), message);
        }
    }

    private static Object[] with(String name, Object value, Object... members) {
        return Stream.concat(Stream.of(name, value), Arrays.stream(members)).toArray();
    }

    private void keep(String name, Map<String, Object> message) {
        examples.put("messages/" + name, Json.write(message));
    }

    // ---- moves

    /// @return the answer to the one who moved
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
        everybodyHears();
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
