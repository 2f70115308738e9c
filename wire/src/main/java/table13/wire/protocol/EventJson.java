package table13.wire.protocol;

import java.util.List;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.MatchEvent;
import table13.table.TableEvent;
import table13.wire.GameCodec;
import table13.wire.JsonWriter;
import table13.wire.registry.GameCodecs;

/// Events in words, each with a `kind`: those of tables and matches here, those of a game by its [GameCodec]. What
/// stands in an event was decided before, by its `seenBy`: here nothing is hidden and nothing is added.
public final class EventJson {

    private EventJson() {}

    /// Adds a member that holds events.
    public static void write(List<Event> events, Game<?> game, JsonWriter text) {
        GameCodec words = GameCodecs.of(game);
        text.objects("events", events, event -> {
            switch (event) {
                case TableEvent table -> ProtocolCodec.members(table, text);
                case MatchEvent match -> ProtocolCodec.members(match, text);
                default -> words.write(event, text);
            }
        });
    }
}
