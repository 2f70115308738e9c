package table13.cli.screen;

import java.util.List;
import java.util.Map;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.View;

/// What the terminal must know of one game: which rows its board has, and its words. [BoardRenderer] draws the rows.
/// `table13.cli.registry` lists all of them.
public interface GameUi {

    Game<?> game();

    /// The rules in short, paragraphs apart by an empty line. In braces the names of [Game#numbers].
    String rules();

    /// How moves are written: a line for each kind, notation and meaning apart by `|`.
    String notation();

    /// What stands beside the title of the board.
    List<String> notes(View view);

    /// What lies on the table, [#seats] and the viewer's own hand included.
    List<Section> board(View view, SeatNames names, Paint paint);

    /// A row for each seat.
    Section seats(View view, SeatNames names, Paint paint);

    /// The viewer's hand, card by card.
    List<String> hand(View view, Paint paint);

    /// The viewer's moves, and what each would bring about.
    Section moves(View view, Paint paint);

    /// What happens in a round, in one sentence; empty where the board says it better.
    String sentence(Event event, SeatNames names, Paint paint);

    /// How the points of a round come about, if this event says so; otherwise empty.
    default Section figures(Event event, SeatNames names, Paint paint) {
        return Section.list(List.of());
    }

    /// What may come of a move, by its name among the game's consequences: the beginning of a sentence that ends
    /// with "about 3 times in 10".
    Map<String, String> reasons();

    /// What is counted.
    Unit unit(Setup setup);

    /// What the numbers of a score are.
    ///
    /// @param score as a sentence begins with it
    /// @param column above a narrow column
    /// @param each in a sentence, of one match or round
    record Unit(String score, String column, String each) {}
}
