package table13.testkit;

import java.util.List;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.State;

/// What the tests of all games must be told of one game. It stands in the game's own test package, and
/// `table13.rules.registry.Kits` lists them all.
///
/// @param insight where its cards are
/// @param trials how random rounds of it are played
/// @param playthroughs the setups of which whole matches are kept as golden texts
public record Kit<S extends State<S>>(
        Game<S> game, StateInspector<S> insight, List<Trial> trials, List<Setup> playthroughs) {

    /// Players who are let loose on a game.
    ///
    /// @param checkEvery one in how many plies is looked at closely
    public record Trial(RandomPlayer player, int checkEvery) {}

    /// Who plays the golden matches: those of the last trial, who come to an end the soonest.
    public RandomPlayer player() {
        return trials.getLast().player();
    }
}
