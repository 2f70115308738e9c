package table13.bench;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Determinizer;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.registry.Games;

/// A table with random players, and states from the middle of its rounds.
final class BenchmarkRounds<S extends State<S>> {
    private static final int MOMENTS = 64;
    private static final int DEEPEST = 40;

    private final SplitMix chance = new SplitMix(13);
    private final S state;
    private final int[] legal;
    private final List<S> moments = new ArrayList<>();
    private final List<Determinizer<S>> determinizers = new ArrayList<>();
    private int next;

    private BenchmarkRounds(Game<S> game) {
        Setup setup = Setup.of(game, game.usualPlayers());
        state = game.newState(setup);
        legal = new int[game.mostLegalMoves()];
        while (moments.size() < MOMENTS) {
            dealAndPlay(chance.below(DEEPEST));
            if (state.toMove() != State.NOBODY) {
                S moment = game.newState(setup);
                moment.copyFrom(state);
                moments.add(moment);
                determinizers.add(game.determinizer(game.view(state, state.toMove())));
            }
        }
    }

    static BenchmarkRounds<?> of(String id) {
        return of(Games.named(id).orElseThrow());
    }

    private static <S extends State<S>> BenchmarkRounds<S> of(Game<S> game) {
        return new BenchmarkRounds<>(game);
    }

    /// Plays a whole round.
    ///
    /// @return the number of moves
    int playOut() {
        return dealAndPlay(Integer.MAX_VALUE);
    }

    private int dealAndPlay(int most) {
        state.deal(0, chance, Journal.CLOSED);
        int moves = 0;
        while (moves < most && state.toMove() != State.NOBODY) {
            state.play(state.anyMove(chance, legal), chance, Journal.CLOSED);
            moves++;
        }
        return moves;
    }

    int legalMoves() {
        return moments.get(turn()).legalMoves(legal);
    }

    S copy() {
        state.copyFrom(moments.get(turn()));
        return state;
    }

    S imagine() {
        determinizers.get(turn()).sample(state, chance);
        return state;
    }

    private int turn() {
        next = (next + 1) % MOMENTS;
        return next;
    }
}
