package table13.arena.training;

import java.util.List;
import table13.rules.SplitMix;

/// Who plays rounds and notes what there is to learn from them.
///
/// One instance belongs to one thread.
interface ExampleSource {

    /// Plays one round.
    List<Example> play(SplitMix chance);
}
