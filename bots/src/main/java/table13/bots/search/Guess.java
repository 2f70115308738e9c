package table13.bots.search;

import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Imagination;
import table13.rules.State;

/// What a seat could be looking at, and whom it could be playing with.
public interface Guess<S extends State<S>> extends Imagination<S> {

    /// Whom a seat is like in the round that was imagined last; null if nobody can tell.
    @Nullable
    Likeness likeness(int seat);

    /// All that is possible is equally likely.
    static <S extends State<S>> Guess<S> evenly(Imagination<S> imagination) {
        return new Guess<>() {
            @Override
            public void imagine(S state, Chance chance) {
                imagination.imagine(state, chance);
            }

            @Override
            public @Nullable Likeness likeness(int seat) {
                return null;
            }
        };
    }
}
