package table13.wire.protocol;

import java.util.List;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.MatchEvent;
import table13.table.TableEvent;
import table13.wire.GameCodec;
import table13.wire.JsonWriter;
import table13.wire.registry.GameCodecs;

/// The JSON of events, each with a `kind`: table and match events here, those of a game in its [GameCodec]. Visibility
/// was decided by `seenBy`: the codec hides nothing and adds nothing.
public final class EventJson {

    private EventJson() {}

    /// Writes events as a member.
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
