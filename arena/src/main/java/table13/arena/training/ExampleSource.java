package table13.arena.training;

import java.util.List;
import table13.rules.SplitMix;

/// Plays rounds and collects training examples. Not thread-safe.
interface ExampleSource {

    /// Plays one round.
    List<Example> play(SplitMix chance);
}
