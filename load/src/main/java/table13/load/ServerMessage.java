package table13.load;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;

/// The parts of a server message that a guest needs.
sealed interface ServerMessage {
    /// Replaces a missing number.
    long NONE = -1;

    /// The nesting depth of legal moves and of members of an event.
    int DEEPEST = 3;

    record Welcome() implements ServerMessage {}

    /// A request was executed.
    ///
    /// @param re id of the request
    /// @param version version of the table
    record Done(long re, long version, String table) implements ServerMessage {}

    /// A request was refused.
    ///
    /// @param reason reason as one word
    record Refused(String reason, String sentence) implements ServerMessage {}

    record Table(long version) implements ServerMessage {}

    /// An update of the table.
    ///
    /// @param moved number of moves in the update
    /// @param match null if the update does not contain the match
    record Update(long version, int moved, @Nullable Match match) implements ServerMessage {}

    /// A message that guests ignore.
    record Other() implements ServerMessage {}

    /// A match in the view of one guest.
    ///
    /// @param legalMoves empty if this guest is not to move
    record Match(boolean isOver, List<String> legalMoves) {}

    static ServerMessage read(String json) throws BadMessageException {
        JsonObjectReader message = JsonObjectReader.of(json, DEEPEST);
        return switch (message.text("type")) {
            case "update" -> new Update(number(message, "version"), moved(message), match(message));
            case "done" -> new Done(re(message), number(message, "version"), message.text("table", ""));
            case "refused" -> new Refused(message.text("reason"), message.text("sentence"));
            case "table" -> new Table(number(message, "version"));
            case "welcome" -> new Welcome();
            default -> new Other();
        };
    }

    private static long number(JsonObjectReader message, String name) throws BadMessageException {
        return message.has(name) ? message.number(name) : NONE;
    }

    /// Guests use numbers as request ids.
    private static long re(JsonObjectReader done) throws BadMessageException {
        try {
            return Long.parseLong(done.text("re"));
        } catch (NumberFormatException _) {
            return NONE;
        }
    }

    private static int moved(JsonObjectReader update) throws BadMessageException {
        int moved = 0;
        if (!update.has("events")) {
            return moved;
        }
        for (JsonObjectReader event : update.objects("events")) {
            moved += event.text("kind").equals("moved") ? 1 : 0;
        }
        return moved;
    }

    private static @Nullable Match match(JsonObjectReader update) throws BadMessageException {
        if (!update.has("match")) {
            return null;
        }
        JsonObjectReader match = update.inside("match");
        return new Match(match.number("toMove") == NONE, match.list("legalMoves", String.class));
    }
}
