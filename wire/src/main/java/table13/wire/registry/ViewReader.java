package table13.wire.registry;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;
import table13.wire.BadMessageException;
import table13.wire.CardReader;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;

/// Reads a view from what was told of it, for whoever wants a bot's advice on it. It is the same view again: nothing
/// that its viewer may not know was ever in it.
public final class ViewReader {

    private ViewReader() {}

    /// The view that such words describe.
    ///
    /// @param match a `match` of the protocol, or a request of the bot protocol, whose members are the same
    /// @param viewer whose view it is
    public static View read(JsonObjectReader match, Setup setup, int viewer) throws BadMessageException {
        if (viewer != View.WATCHER && (viewer < 0 || viewer >= setup.players())) {
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "There is no seat " + viewer + ".");
        }
        List<List<Integer>> points = new ArrayList<>();
        for (List<?> round : match.lists("points")) {
            points.add(numbers(round));
        }
        return new View(
                setup,
                viewer,
                match.small("round"),
                points,
                match.numbers("totals"),
                match.has("winners") ? match.numbers("winners") : List.of(),
                GameCodecs.of(setup.game()).read(match.inside("table"), setup, viewer, moves(match, setup)));
    }

    private static List<Integer> numbers(List<?> list) throws BadMessageException {
        List<Integer> numbers = new ArrayList<>();
        for (Object each : list) {
            if (!(each instanceof Long number)) {
                throw new BadMessageException(
                        WireObjection.BAD_MESSAGE, "'points' must be an array of arrays of numbers.");
            }
            numbers.add(number.intValue());
        }
        return numbers;
    }

    private static List<Move> moves(JsonObjectReader match, Setup setup) throws BadMessageException {
        CardReader cards = new CardReader(setup);
        List<Move> moves = new ArrayList<>();
        for (String notation : match.list("legalMoves", String.class)) {
            moves.add(cards.move(notation));
        }
        return moves;
    }
}
