package table13.bots.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Plays imagined rounds to their end by rules of thumb. The model of the others decides how good a search is, so each
/// of them follows a rule drawn for the round from a mixture; the seat itself follows the first.
public final class Playouts<S extends State<S>> {
    private final Thumb<S>[] thumbs;
    private final int[] weights;
    private final int allWeights;
    private final int noiseBound;
    private final int mostMoves;
    private final int[] moves;
    private final double[] ratings;
    private final int[] drawn;

    /// @param thumbs the rules of thumb, the seat's own first
    /// @param weights how often each is drawn for one of the others
    /// @param noise how often somebody makes any legal move instead
    /// @param mostMoves after how many moves an imagined round is broken off and scored as it stands
    public Playouts(
            Game<S> game, int players, List<Thumb<S>> thumbs, List<Integer> weights, double noise, int mostMoves) {
        this.thumbs = thumbs.toArray(Playouts::room);
        this.weights = weights.stream().mapToInt(weight -> weight).toArray();
        noiseBound = (int) (noise * (1 << 20));
        this.mostMoves = mostMoves;
        allWeights = weights.stream().mapToInt(weight -> weight).sum();
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
        drawn = new int[players];
    }

    /// Plays on to the end of the round.
    void finish(S state, int self, Guess<S> guess, SplitMix chance) {
        begin(self, guess, chance);
        for (int i = 0; i < mostMoves && state.toMove() != State.NOBODY; i++) {
            step(state, chance);
        }
    }

    /// Draws the rules that the others follow in the next imagined round.
    public void begin(int self, Guess<S> guess, SplitMix chance) {
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = seat == self ? 0 : rule(guess.likeness(seat), chance);
        }
    }

    /// No rule says what somebody does who thinks, so any of them may stand for it.
    private int rule(@Nullable Likeness likeness, SplitMix chance) {
        if (likeness == null) {
            return draw(chance);
        }
        return switch (likeness) {
            case THINKER -> draw(chance);
            case CRAFTSMAN -> 0;
            case GREEDY, BEGINNER -> thumbs.length - 1;
        };
    }

    /// Makes one move.
    public void step(S state, SplitMix chance) {
        boolean isNoise = noiseBound > 0 && state.hasChoice() && chance.below(1 << 20) < noiseBound;
        int move = isNoise
                ? moves[chance.below(state.legalMoves(moves))]
                : thumbs[drawn[state.toMove()]].favourite(state, moves, ratings);
        state.play(move, chance, Journal.CLOSED);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    private static <S extends State<S>> Thumb<S>[] room(int length) {
        return new Thumb[length];
    }

    private int draw(SplitMix chance) {
        int left = chance.below(allWeights);
        int thumb = 0;
        while (left >= weights[thumb]) {
            left -= weights[thumb++];
        }
        return thumb;
    }
}
