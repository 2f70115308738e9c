package table13.cli.screen;

import java.util.Map;
import table13.rules.Game;
import table13.rules.Setup;

/// How one game looks and reads in a terminal. Each game has one, in a package of its own; `table13.cli.shelf` lists
/// them.
public interface Face {

    Game<?> game();

    Screen screen(Cast cast, Paint paint);

    /// Tells what happens in a round. What happens around the rounds is told alike in every game, by [MatchNarrator].
    Narrator narrator(Cast cast, Paint paint);

    /// The game in a few lines, and how its moves are written. In braces the names of its [Game#numbers].
    String guide();

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

    /// The guide with the numbers of the rules.
    default String explained() {
        String text = guide();
        for (Map.Entry<String, Integer> number : game().numbers().entrySet()) {
            text = text.replace("{" + number.getKey() + "}", number.getValue().toString());
        }
        return text;
    }
}
