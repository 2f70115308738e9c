package table13.wire;

import java.util.List;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;

/// The JSON codec of one game's views and events. The member names are part of the protocol: renaming one requires a
/// new protocol version.
///
/// Visibility was decided when the view or the event was made: the codec hides nothing and adds nothing.
public interface GameCodec {

    /// Writes the members of a round as one viewer sees it.
    void write(RoundView round, JsonWriter text);

    /// Reads a round that [#write] wrote.
    ///
    /// @throws BadMessageException if the reader finds an impossible round
    RoundView read(JsonObjectReader round, Setup setup, int viewer, List<Move> legalMoves) throws BadMessageException;

    /// Writes the members of an event, `kind` first.
    void write(Event event, JsonWriter text);
}
