package table13.bots.search;

/// Settings of a search, made by a [Builder].
///
/// @param isTree whether each candidate grows an [InformationSetTree] or begins a rollout at once
/// @param iterations number of rollouts for one choice
/// @param own weight of the own policy in the mixture that models opponents
/// @param greedy weight of the greedy policy in that mixture
/// @param noise probability of a uniformly random move in a rollout
/// @param horizon number of moves after which a rollout is cut off and evaluated
/// @param endgame largest number of moves left that [EndgameSolver] solves exactly; 0 turns it off
/// @param swaps Metropolis steps between two samples of [McmcBelief]; 0 samples uniformly
/// @param historySamples replays of the round from which [OpponentModel] infers player types; 0 turns it off
/// @param prior the prior over moves before any rollout
public record SearchConfig(
        boolean isTree,
        int iterations,
        int own,
        int greedy,
        double noise,
        int horizon,
        int endgame,
        int swaps,
        int historySamples,
        Prior prior) {

    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int LONGEST_ENDGAME = 14;
    private static final int MOST_SWAPS = 1000;
    private static final int MOST_HISTORY_SAMPLES = 1000;

    /// The messages use the names of the settings of a bot.
    public SearchConfig {
        require(iterations >= 1 && iterations <= MOST_ITERATIONS, "iterations", "1 to 10000000");
        require(own >= 0 && greedy >= 0 && own + greedy >= 1 && own + greedy <= 1000, "opponents", "0 to 1000");
        require(noise >= 0 && noise <= 1, "noise", "0 to 1");
        require(horizon >= 1, "horizon", "at least 1");
        require(swaps >= 0 && swaps <= MOST_SWAPS, "swaps", "0 to 1000");
        require(historySamples >= 0 && historySamples <= MOST_HISTORY_SAMPLES, "hindsight", "0 to 1000");
        require(endgame >= 0 && endgame <= LONGEST_ENDGAME, "endgame", "0 to 14");
    }

    private static void require(boolean holds, String name, String range) {
        if (!holds) {
            throw new IllegalArgumentException(name + " must be " + range + ".");
        }
    }

    /// Flat search with uniform samples, rollouts to the end of the round, opponents like the own seat, and no prior.
    public static Builder builder(int iterations) {
        return new Builder().iterations(iterations);
    }

    /// Collects settings; [#build] checks them. Not thread-safe.
    public static final class Builder {
        private boolean isTree;
        private int iterations;
        private int own = 1;
        private int greedy;
        private double noise;
        private int horizon = Integer.MAX_VALUE;
        private int endgame;
        private int swaps;
        private int historySamples;
        private Prior prior = Prior.NONE;

        private Builder() {}

        public Builder tree(boolean grows) {
            isTree = grows;
            return this;
        }

        public Builder iterations(int count) {
            iterations = count;
            return this;
        }

        public Builder opponents(int ownWeight, int greedyWeight) {
            own = ownWeight;
            greedy = greedyWeight;
            return this;
        }

        public Builder noise(double probability) {
            noise = probability;
            return this;
        }

        public Builder horizon(int moves) {
            horizon = moves;
            return this;
        }

        public Builder endgame(int moves) {
            endgame = moves;
            return this;
        }

        public Builder swaps(int steps) {
            swaps = steps;
            return this;
        }

        public Builder historySamples(int count) {
            historySamples = count;
            return this;
        }

        public Builder prior(Prior assumed) {
            prior = assumed;
            return this;
        }

        /// Changes the weight of the prior.
        public Builder pseudoCount(double rounds) {
            prior = prior.withRounds(rounds);
            return this;
        }

        public SearchConfig build() {
            return new SearchConfig(
                    isTree, iterations, own, greedy, noise, horizon, endgame, swaps, historySamples, prior);
        }
    }
}
