package table13.testkit;

import java.util.List;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.State;

/// The test data of one game. It is in the game's own test package, and `table13.rules.registry.Kits` lists them all.
///
/// @param insight the inspector of its states
/// @param trials the players of random rounds
/// @param playthroughs the setups with golden playthroughs
public record Kit<S extends State<S>>(
        Game<S> game, StateInspector<S> insight, List<Trial> trials, List<Setup> playthroughs) {

    /// A random player of a game.
    ///
    /// @param checkEvery the interval, in plies, of the detailed checks
    public record Trial(RandomPlayer player, int checkEvery) {}

    /// The player of the golden matches: the one of the last trial, which ends matches the soonest.
    public RandomPlayer player() {
        return trials.getLast().player();
    }
}
