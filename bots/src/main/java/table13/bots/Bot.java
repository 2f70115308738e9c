package table13.bots;

import table13.rules.Move;
import table13.rules.View;

/// Chooses moves. The choice depends on the view and the seed alone. Not thread-safe.
public interface Bot {

    /// The bot's name, such as `expert` or `expert:iterations=300`.
    String name();

    /// Chooses a move for the viewer, which is to move.
    Choice choose(View view, long seed);

    /// The move of [#choose] alone, without the work for estimates and reasons.
    default Move move(View view, long seed) {
        return choose(view, seed).move();
    }
}
