package table13.cli.options;

import java.security.SecureRandom;
import table13.rules.SplitMix;

/// All random generators of one match, from one seed.
///
/// @param deals shuffles and draws starters
/// @param players chooses moves
public record MatchRandom(SplitMix deals, SplitMix players) {
    private static final long SEEDS = 1_000_000_000_000L;

    /// The generators of one of many matches.
    ///
    /// @param match number of the match, so that many matches share one seed
    public static MatchRandom of(long seed, long match) {
        SplitMix ofSeed = new SplitMix(seed);
        SplitMix ofMatch = new SplitMix(ofSeed.next() + match);
        return new MatchRandom(new SplitMix(ofMatch.next()), new SplitMix(ofMatch.next()));
    }

    public static long anySeed() {
        return new SecureRandom().nextLong(SEEDS);
    }
}
