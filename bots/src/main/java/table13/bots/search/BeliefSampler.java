package table13.bots.search;

import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Determinizer;
import table13.rules.State;

/// Samples the hidden information of a seat: hidden cards (a determinization) and the player types of the other seats.
public interface BeliefSampler<S extends State<S>> extends Determinizer<S> {

    /// The type of a seat in the last sample; null if types are not inferred.
    @Nullable
    PlayerType type(int seat);

    /// Samples uniformly from all that is possible, without types.
    static <S extends State<S>> BeliefSampler<S> uniform(Determinizer<S> determinizer) {
        return new BeliefSampler<>() {
            @Override
            public void sample(S state, Chance chance) {
                determinizer.sample(state, chance);
            }

            @Override
            public @Nullable PlayerType type(int seat) {
                return null;
            }
        };
    }
}
