package table13.wire.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Game;
import table13.table.MatchView;
import table13.table.PeopleView;
import table13.table.Table;
import table13.table.VisibleEvents;
import table13.wire.JsonWriter;

/// A table as a guest may know it: in full, or only the changes.
public final class TableMessages {

    private TableMessages() {}

    /// The full table as a guest may know it.
    ///
    /// @param missed the events since the client's version, or the latest ones; null if the client did
    ///     not ask, or the version is too old
    public static String table(
            String id, Table table, String guest, long now, boolean isStuck, @Nullable List<VisibleEvents> missed) {
        JsonWriter text = Messages.answer("table", id)
                .with("table", table.id())
                .with("version", table.version())
                .with("now", now)
                .with("guest", guest)
                .with("isStuck", isStuck);
        PlanJson.write("plan", table.plan(), text);
        people(table.people(), text);
        MatchJson.write(table.matchSeenBy(table.viewer(guest)).orElse(null), text);
        text.objects("chat", table.chatHeardBy(guest), message -> ProtocolCodec.members(message, text));
        text.withStrings("muted", List.copyOf(table.mutedBy(guest)));
        text.objects("matches", table.pastOf(guest), result -> ProtocolCodec.members(result, text));
        if (missed == null) {
            text.withNull("missed");
        } else {
            text.with(
                    "missed",
                    missed,
                    visible -> told(visible, table.plan().setup().game(), text));
        }
        return text.end().toString();
    }

    private static void told(VisibleEvents visible, Game<?> game, JsonWriter text) {
        text.begin().with("version", visible.version());
        EventJson.write(visible.events(), game, text);
        text.end();
    }

    private static void people(PeopleView people, JsonWriter text) {
        text.object("people", people, all -> ProtocolCodec.members(all, text));
    }

    /// The changes of a table.
    ///
    /// @param people null if unchanged
    /// @param match null if unchanged
    public static String update(
            Table table, long now, List<Event> events, @Nullable PeopleView people, @Nullable MatchView match) {
        return update(table, now, events, people, match, 0);
    }

    /// The changes of a table for a client that has the first past moves of the round.
    ///
    /// @param pastMoves their number
    public static String update(
            Table table,
            long now,
            List<Event> events,
            @Nullable PeopleView people,
            @Nullable MatchView match,
            int pastMoves) {
        JsonWriter text = Messages.message("update")
                .with("table", table.id())
                .with("version", table.version())
                .with("now", now);
        EventJson.write(events, table.plan().setup().game(), text);
        if (people != null) {
            people(people, text);
        }
        if (match != null) {
            MatchJson.write(match, pastMoves, text);
        }
        return text.end().toString();
    }
}
