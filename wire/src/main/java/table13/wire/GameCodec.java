package table13.wire;

import java.util.List;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;

/// The words of one game. They are those of its views and events, written out one by one because they are a promise to
/// programs that we do not know: to rename one is to make a new version.
///
/// What a viewer may know was decided before, by whoever made the view or the event: here nothing is hidden and nothing
/// is added.
public interface GameCodec {

    /// Adds the members of a round, as one viewer sees it.
    void write(RoundView round, JsonWriter text);

    /// Reads what [#write] wrote of a round.
    ///
    /// @throws BadMessageException if it is nothing that such a game can show, as far as words can tell
    RoundView read(JsonObjectReader round, Setup setup, int viewer, List<Move> legalMoves) throws BadMessageException;

    /// Adds the members of an event, `kind` first.
    void write(Event event, JsonWriter text);
}
