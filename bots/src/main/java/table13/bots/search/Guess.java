package table13.bots.search;

import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Imagination;
import table13.rules.State;

/// Samples what a seat cannot see: hidden cards (a determinization) and the player types of the other seats.
public interface Guess<S extends State<S>> extends Imagination<S> {

    /// The type of a seat in the last sample; null if types are not inferred.
    @Nullable
    Likeness likeness(int seat);

    /// Samples uniformly from all that is possible, without types.
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
