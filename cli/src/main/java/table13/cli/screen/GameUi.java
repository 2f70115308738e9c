package table13.cli.screen;

import java.util.List;
import java.util.Map;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.View;

/// The terminal display of one game: the rows of its board and its texts. [BoardRenderer] draws the rows.
/// `table13.cli.registry` lists all implementations.
public interface GameUi {

    Game<?> game();

    /// The rules in brief, with an empty line between paragraphs. Braces contain names of [Game#numbers].
    String rules();

    /// The notation of moves: a line for each kind, with `|` between notation and meaning.
    String notation();

    /// Notes beside the title of the board.
    List<String> notes(View view);

    /// The board, including [#seats] and the hand of the viewer.
    List<Section> board(View view, SeatNames names, Paint paint);

    /// A row for each seat.
    Section seats(View view, SeatNames names, Paint paint);

    /// The viewer's hand, card by card.
    List<String> hand(View view, Paint paint);

    /// The legal moves of the viewer, and their results.
    Section moves(View view, Paint paint);

    /// The sentence for an event; empty if the board shows it better.
    String sentence(Event event, SeatNames names, Paint paint);

    /// The points of a round in detail, for the event that reports them; otherwise empty.
    default Section figures(Event event, SeatNames names, Paint paint) {
        return Section.list(List.of());
    }

    /// Texts of the consequences of a move, by their ids; each precedes a frequency such as "about 3 times in 10".
    Map<String, String> reasons();

    /// The unit of the score.
    Unit unit(Setup setup);

    /// Names of the unit of a score.
    ///
    /// @param score beginning of a sentence
    /// @param column header of a narrow column
    /// @param each within a sentence, of one match or round
    record Unit(String score, String column, String each) {}
}
