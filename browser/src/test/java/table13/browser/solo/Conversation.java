package table13.browser.solo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.table.Entry;
import table13.wire.Json;
import table13.wire.log.EntryJson;

/// The requests and messages of a page over several matches, as text. The first line has the guest and the seeds of the
/// tables; each further line has a request, its time, and all messages until the next request. A real server that draws
/// the same ids and secrets must send the same.
final class Conversation {
    private static final String TABLE = "table";

    private final List<String> lines = new ArrayList<>();
    private final SoloPage page = new SoloPage();
    private final String name = page.name();
    private int read;

    static String text() {
        return new Conversation().run();
    }

    private String run() {
        page.ask("tables");
        page.ask("ping");
        page.ask("name", "name", " Ada\u202e Lovelace ");
        page.ask("name", "name", "");
        page.say("{\"type\":\"dance\",\"id\":\"x1\"}");
        page.say("no message");
        page.say("{\"type\":\"hello\",\"id\":\"x2\",\"protocol\":9}");
        page.ask("open", "game", "chess", "players", 3);
        page.ask("open", "game", "friday", "players", 9);
        page.ask("enter", TABLE, "0".repeat(32));
        Games.ALL.forEach(this::play);
        page.ask("tables");
        take();
        // The latest commitment is not visible before its table is opened.
        page.ask("open", "game", Games.ALL.getFirst().id(), "players", 3);
        lines.addFirst(Json.write(beginning()));
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private void play(Game<?> game) {
        gather(game);
        SoloSitting sitting = new SoloSitting(
                page,
                3,
                "game",
                game.id(),
                "players",
                game.fewestPlayers(),
                "secondsPerMove",
                60,
                "seed",
                "c0ffee",
                "pace",
                "AT_ONCE");
        for (int i = 0; i < 2; i++) {
            untilMyTurn(sitting);
            page.ask("hint", TABLE, sitting.table(), "version", sitting.version());
            page.ask("whyNot", TABLE, sitting.table(), "version", sitting.version(), "move", "nonsense");
            page.ask(
                    "play",
                    TABLE,
                    sitting.table(),
                    "version",
                    1,
                    "move",
                    sitting.legalMoves().getFirst());
            sitting.step();
        }
        untilMyTurn(sitting);
        page.ask("say", TABLE, sitting.table(), "text", "<b>Hello</b>");
        page.ask("react", TABLE, sitting.table(), "reaction", "OUCH");
        page.ask("leave", TABLE, sitting.table());
        page.ask("play", TABLE, sitting.table(), "version", sitting.version(), "move", "1");
        page.ask("enter", TABLE, sitting.table(), "since", sitting.version(), "pace", "AT_ONCE");
        if (game.equals(Games.ALL.getLast())) {
            // One match is enough; the others would be long.
            playToTheEnd(sitting);
        }
        page.ask("replay", TABLE, sitting.table(), "match", 1, "from", 1, "count", 1);
        page.ask("replay", TABLE, sitting.table(), "match", 2);
        page.finished(sitting.table());
        page.record(sitting.table(), 1);
        page.ask("close", TABLE, sitting.table());
        page.ask("start", TABLE, sitting.table());
        take();
    }

    private void playToTheEnd(SoloSitting sitting) {
        sitting.see(page.ask("rise", TABLE, sitting.table()));
        while (!sitting.isOver()) {
            sitting.see(page.wake());
        }
    }

    private void untilMyTurn(SoloSitting sitting) {
        while (!sitting.isMyTurn()) {
            sitting.step();
        }
    }

    /// The requests at a table before the deal.
    private void gather(Game<?> game) {
        String table = (String) page.ask(
                        "open",
                        "game",
                        game.id(),
                        "players",
                        game.mostPlayers(),
                        "bots",
                        Map.of("1", "hard"),
                        "seat",
                        2)
                .getFirst()
                .get(TABLE);
        page.ask("start", TABLE, table);
        page.ask("sit", TABLE, table, "seat", 1);
        page.ask("sit", TABLE, table, "seat", 0, "seed", "xyz");
        page.ask("sit", TABLE, table, "seat", 0, "seed", "ab");
        page.ask("seatBot", TABLE, table, "seat", 2, "level", "easy");
        page.ask("freeSeat", TABLE, table, "seat", 1);
        page.ask("switchChat", TABLE, table, "isOn", false);
        page.ask("say", TABLE, table, "text", "x");
        page.ask("remove", TABLE, table, "guest", page.guest());
        page.ask("passHost", TABLE, table, "guest", "f00f");
        page.ask("rise", TABLE, table);
        page.ask("close", TABLE, table);
        page.ask("leave", TABLE, table);
    }

    private Map<String, Object> beginning() {
        List<Map<String, Object>> tables = new ArrayList<>();
        page.listings().keySet().forEach(table -> {
            String first = page.log(table).getFirst();
            Entry.Opened opened = (Entry.Opened) EntryJson.read(first.substring(first.indexOf(' ') + 1));
            Map<String, Object> drawn = new LinkedHashMap<>();
            drawn.put(TABLE, table);
            drawn.put("secret", opened.secret());
            tables.add(drawn);
        });
        Map<String, Object> beginning = new LinkedHashMap<>();
        beginning.put("guest", page.guest());
        beginning.put("name", name);
        beginning.put("tables", tables);
        return beginning;
    }

    /// Writes the messages since the last call, beginning with hello.
    private void take() {
        Map<String, Object> last = new LinkedHashMap<>();
        for (Map<String, Object> call :
                page.transcript().subList(read, page.transcript().size())) {
            String expect = (String) call.get("expect");
            List<String> told = new ArrayList<>(expect.lines().skip(1).toList());
            switch ((String) call.get("call")) {
                case "hear" -> {
                    write(last);
                    last = new LinkedHashMap<>(Map.of("now", call.get("now")));
                    last.put("text", call.get("text"));
                    last.put("told", told);
                }
                case "wake" -> {
                    @SuppressWarnings("unchecked")
                    List<String> before = (List<String>) last.get("told");
                    before.addAll(told);
                }
                case "finished", "record" -> {
                    write(last);
                    last = new LinkedHashMap<>(call);
                }
                default -> {}
            }
        }
        write(last);
        read = page.transcript().size();
    }

    private void write(Map<String, Object> line) {
        if (!line.isEmpty()) {
            lines.add(Json.write(line));
        }
    }
}
