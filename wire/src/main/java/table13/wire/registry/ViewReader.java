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

/// Reads a view from its JSON, for a bot's advice. The result equals the sent view, so it holds nothing hidden from the
/// viewer.
public final class ViewReader {

    private ViewReader() {}

    /// The view in this JSON.
    ///
    /// @param match a `match` of the protocol, or a request of the bot protocol with the same members
    /// @param viewer the seat of the viewer, or watcher
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
