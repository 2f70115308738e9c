package table13.wire.protocol;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.TextParser;
import table13.table.Pace;
import table13.table.Pause;
import table13.table.Plan;
import table13.table.Reaction;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;
import table13.wire.registry.SetupReader;

/// Parses requests of clients. Unknown members are ignored, so that newer clients work with older servers.
public final class RequestReader {
    public static final int PROTOCOL = 1;

    private static final int LONGEST_ID = 40;
    private static final int LONGEST_MOVE = 40;
    private static final int MOST_STEPS = 20;

    private RequestReader() {}

    /// Parses one message.
    ///
    /// @throws BadMessageException with a typed reason, for any invalid text
    public static Request read(String text) throws BadMessageException {
        JsonObjectReader fields = JsonObjectReader.of(text);
        String id = fields.text("id", "");
        if (id.length() > LONGEST_ID) {
            throw new BadMessageException(
                    WireObjection.BAD_MESSAGE, "An id has at most " + LONGEST_ID + " characters.");
        }
        try {
            return read(fields, id);
        } catch (BadMessageException bad) {
            throw new BadMessageException(bad.objection(), String.valueOf(bad.getMessage()), id);
        } catch (IllegalArgumentException notAllowed) {
            throw new BadMessageException(WireObjection.NOT_ALLOWED, String.valueOf(notAllowed.getMessage()), id);
        }
    }

    private static Request read(JsonObjectReader fields, String id) throws BadMessageException {
        String type = fields.text("type");
        return switch (type) {
            case "hello" -> hello(fields, id);
            case "ping" -> new Request.Ping(id);
            case "name" -> new Request.Name(id, fields.text("name"));
            case "open" -> open(fields, id);
            case "tables" -> new Request.Tables(id);
            default -> atTable(type, fields, id);
        };
    }

    private static Request atTable(String type, JsonObjectReader fields, String id) throws BadMessageException {
        String table = fields.text("table", "");
        return switch (type) {
            case "enter" ->
                new Request.Enter(
                        id,
                        table,
                        fields.has("since") ? fields.number("since") : -1,
                        Math.max(0, fields.small("last", 0)),
                        pauseIfSaid(fields));
            case "leave" -> new Request.Leave(id, table);
            case "pace" -> new Request.Pace(id, table, pause(fields));
            case "sit" -> new Request.Sit(id, table, fields.small("seat"), fields.text("seed", ""));
            case "rise" -> new Request.Rise(id, table);
            case "seed" -> new Request.Seed(id, table, fields.text("seed"));
            case "seatBot" -> new Request.SeatBot(id, table, fields.small("seat"), level(fields.text("level")));
            case "freeSeat" -> new Request.FreeSeat(id, table, fields.small("seat"));
            case "start" -> new Request.Start(id, table, fields.truth("fill", false));
            case "remove" -> new Request.Remove(id, table, fields.text("guest"));
            case "readmit" -> new Request.Readmit(id, table, fields.text("guest"));
            case "passHost" -> new Request.PassHost(id, table, fields.text("guest"));
            case "switchChat" -> new Request.SwitchChat(id, table, fields.truth("isOn"));
            case "mute" -> new Request.Mute(id, table, fields.text("guest"), fields.truth("isOn", true));
            case "say" -> new Request.Say(id, table, fields.text("text"));
            case "react" -> new Request.React(id, table, reaction(fields.text("reaction")));
            case "close" -> new Request.Close(id, table);
            case "play" -> new Request.Play(id, table, fields.number("version"), move(fields));
            case "whyNot" -> new Request.WhyNot(id, table, fields.number("version"), move(fields));
            case "hint" -> new Request.Hint(id, table, fields.number("version"));
            case "replay" ->
                new Request.Replay(
                        id,
                        table,
                        fields.small("match"),
                        Math.max(0, fields.small("from", 0)),
                        Math.clamp(fields.small("count", MOST_STEPS), 1, MOST_STEPS));
            default -> throw new BadMessageException(WireObjection.UNKNOWN_MESSAGE, "");
        };
    }

    private static Request hello(JsonObjectReader fields, String id) throws BadMessageException {
        if (fields.number("protocol") != PROTOCOL) {
            throw new BadMessageException(WireObjection.WRONG_PROTOCOL, "");
        }
        return new Request.Hello(id, fields.text("plays", "").equals("new"));
    }

    private static Request open(JsonObjectReader fields, String id) throws BadMessageException {
        Setup setup = SetupReader.read(fields);
        Map<Integer, Level> bots = new TreeMap<>();
        for (Map.Entry<String, String> bot : fields.texts("bots").entrySet()) {
            bots.put(seat(bot.getKey(), setup), level(bot.getValue()));
        }
        boolean start = fields.truth("start", false);
        int seat = fields.small("seat", firstWithout(bots, setup));
        int persons = start ? 1 : setup.players() - bots.size();
        Plan plan = new Plan(
                setup,
                fields.truth("isPublic", false),
                fields.truth("allowsWatchers", true),
                fields.small("secondsPerMove", 0),
                fields.small("patienceSeconds", Plan.usualPatience(persons, fields.small("secondsPerMove", 0))),
                level(fields.text("level", Level.MEDIUM.id())),
                fields.truth("allowsHints", false));
        return new Request.Open(id, plan, bots, seat, fields.text("seed", ""), start, pauseIfSaid(fields));
    }

    private static int firstWithout(Map<Integer, Level> bots, Setup setup) {
        return IntStream.range(0, setup.players())
                .filter(seat -> !bots.containsKey(seat))
                .findFirst()
                .orElse(State.NOBODY);
    }

    private static int seat(String text, Setup setup) throws BadMessageException {
        boolean isNumber = !text.isEmpty() && text.length() <= 2 && TextParser.consistsOf(text, TextParser.DIGITS);
        if (isNumber && Integer.parseInt(text) < setup.players()) {
            return Integer.parseInt(text);
        }
        throw new BadMessageException(
                WireObjection.NOT_ALLOWED, "Bots sit in seats 0 to " + (setup.players() - 1) + ".");
    }

    private static Level level(String id) throws BadMessageException {
        return Level.named(id)
                .orElseThrow(
                        () -> new BadMessageException(WireObjection.NOT_ALLOWED, "There is no such level of bots."));
    }

    private static Reaction reaction(String name) throws BadMessageException {
        for (Reaction reaction : Reaction.values()) {
            if (reaction.name().equals(name.toUpperCase(Locale.ROOT))) {
                return reaction;
            }
        }
        throw new BadMessageException(WireObjection.NOT_ALLOWED, "There is no such reaction.");
    }

    private static @Nullable Pause pauseIfSaid(JsonObjectReader fields) throws BadMessageException {
        return fields.has("pace") ? pause(fields) : null;
    }

    private static Pause pause(JsonObjectReader fields) throws BadMessageException {
        String name = fields.text("pace");
        for (Pace pace : Pace.values()) {
            if (pace.name().equals(name)) {
                return pace.pause();
            }
        }
        throw new BadMessageException(WireObjection.NOT_ALLOWED, "There is no such pace.");
    }

    private static String move(JsonObjectReader fields) throws BadMessageException {
        String move = fields.text("move");
        if (move.length() > LONGEST_MOVE) {
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "No move is that long.");
        }
        return move;
    }
}
