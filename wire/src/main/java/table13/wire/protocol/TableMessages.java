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

/// A table as a guest may know it: all of it, or what has changed.
public final class TableMessages {

    private TableMessages() {}

    /// Everything about a table that a guest may know.
    ///
    /// @param missed what happened since the version that the client had, or lately; null if it did not ask, or
    /// asked for what was too long ago
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

    /// What changed at a table.
    ///
    /// @param people null if nothing about them has changed
    /// @param match null if nothing about it has changed
    public static String update(
            Table table, long now, List<Event> events, @Nullable PeopleView people, @Nullable MatchView match) {
        JsonWriter text = Messages.message("update")
                .with("table", table.id())
                .with("version", table.version())
                .with("now", now);
        EventJson.write(events, table.plan().setup().game(), text);
        if (people != null) {
            people(people, text);
        }
        if (match != null) {
            MatchJson.write(match, text);
        }
        return text.end().toString();
    }
}
