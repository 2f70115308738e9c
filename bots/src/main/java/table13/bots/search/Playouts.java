package table13.bots.search;

import org.jspecify.annotations.Nullable;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Rollouts by heuristic policies with an opponent model: for each rollout every opponent gets a policy, by the player
/// type that was inferred for its seat, or drawn from a mixture. The searching seat follows its own policy.
public final class Playouts<S extends State<S>> {
    private final Policies<S> policies;
    private final int own;
    private final int ownOrGreedy;
    private final int noiseBound;
    private final int horizon;
    private final int[] moves;
    private final double[] ratings;
    private final Policy<S>[] drawn;

    public Playouts(Game<S> game, int players, Policies<S> policies, SearchConfig config) {
        this.policies = policies;
        own = config.own();
        ownOrGreedy = config.own() + config.greedy();
        noiseBound = (int) (config.noise() * (1 << 20));
        horizon = config.horizon();
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
        drawn = room(players);
    }

    /// Plays on to the end of the round or to the horizon.
    void finish(S state, int self, BeliefSampler<S> belief, SplitMix chance) {
        begin(self, belief, chance);
        for (int i = 0; i < horizon && state.toMove() != State.NOBODY; i++) {
            step(state, chance);
        }
    }

    /// Draws the policies of the opponents for the next rollout.
    public void begin(int self, BeliefSampler<S> belief, SplitMix chance) {
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = seat == self ? policies.own() : rule(belief.type(seat), chance);
        }
    }

    /// The policy for a type. No policy models a searching player, so the mixture is used for one.
    private Policy<S> rule(@Nullable PlayerType type, SplitMix chance) {
        return switch (type) {
            case SEARCHER -> draw(chance);
            case HEURISTIC -> policies.tuned();
            case GREEDY, BEGINNER -> policies.greedy();
            case null -> draw(chance);
        };
    }

    private Policy<S> draw(SplitMix chance) {
        return chance.below(ownOrGreedy) < own ? policies.own() : policies.greedy();
    }

    /// Plays one move.
    public void step(S state, SplitMix chance) {
        boolean isNoise = noiseBound > 0 && state.hasChoice() && chance.below(1 << 20) < noiseBound;
        int move = isNoise
                ? moves[chance.below(state.legalMoves(moves))]
                : drawn[state.toMove()].bestMove(state, moves, ratings);
        state.play(move, chance, Journal.CLOSED);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    private static <S extends State<S>> Policy<S>[] room(int length) {
        return new Policy[length];
    }
}
