package table13.bots;

import table13.rules.Move;
import table13.rules.View;

/// Somebody who can choose a move. Thinking depends on the view and the seed alone. A bot may be used by one thread at
/// a time.
public interface Bot {

    /// The name it is asked for by, such as `expert` or `expert:iterations=300`.
    String name();

    /// What to do, for the seat that is to move in its own view.
    Choice choose(View view, long seed);

    /// The move of [#choose] alone, without the work that only estimates and reasons need.
    default Move move(View view, long seed) {
        return choose(view, seed).move();
    }
}
