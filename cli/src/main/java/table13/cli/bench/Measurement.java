package table13.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import table13.rules.Determinizer;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Random playouts of one game through the public [State], on the calling thread. Seat 0 begins every round, and every
/// distinct legal move is equally likely.
///
/// Time is divided into slices. A rate is that of the best slice, because slower slices measure other work of the
/// machine. Means are over all rounds except the warm-up.
final class Measurement<S extends State<S>> {
    private static final int SLICES = 10;
    private static final int POOL = 64;
    private static final int ROUNDS_AT_ONCE = 64;
    private static final int COPIES_AT_ONCE = 1 << 14;
    private static final int IMAGINES_AT_ONCE = 1 << 10;
    private static final double WARM_UP = 1;
    private static final double SHARE_OF_PLAYOUTS = 0.7;
    private static final double SHARE_OF_THE_OTHERS = 0.15;
    private static final double NANOS = 1e9;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final SplitMix chance = new SplitMix(13);
    private final Game<S> game;
    private final Setup setup;
    private final S state;
    private final int[] buffer;
    private final List<S> states = new ArrayList<>();
    private final List<Determinizer<S>> determinizers = new ArrayList<>();

    private long rounds;
    private long moves;
    private final long[] points;

    private Measurement(Game<S> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        state = game.newState(setup);
        buffer = new int[game.mostLegalMoves()];
        points = new long[setup.players()];
    }

    /// @param seconds duration, without the warm-up of about a second
    /// @param rounds exact number of playouts, however long they take; 0 to use the duration
    static Figures of(Setup setup, double seconds, long rounds) {
        return of(setup.game(), setup, seconds, rounds);
    }

    private static <S extends State<S>> Figures of(Game<S> game, Setup setup, double seconds, long rounds) {
        return new Measurement<>(game, setup).measure(seconds, rounds);
    }

    private Figures measure(double seconds, long wanted) {
        best(this::playRounds, ROUNDS_AT_ONCE, WARM_UP);
        fillPools();
        best(this::copy, COPIES_AT_ONCE, WARM_UP / SLICES);
        best(this::imagine, IMAGINES_AT_ONCE, WARM_UP / SLICES);
        rounds = 0;
        moves = 0;
        Arrays.fill(points, 0);
        double bestMoves = wanted > 0
                ? bestOfExactly(wanted)
                : best(this::playRounds, ROUNDS_AT_ONCE, seconds * SHARE_OF_PLAYOUTS);
        double movesPerRound = (double) moves / rounds;
        return new Figures(
                game.id(),
                setup.players(),
                bestMoves / movesPerRound,
                bestMoves,
                best(this::copy, COPIES_AT_ONCE, seconds * SHARE_OF_THE_OTHERS),
                best(this::imagine, IMAGINES_AT_ONCE, seconds * SHARE_OF_THE_OTHERS),
                movesPerRound,
                Arrays.stream(points).mapToObj(sum -> (double) sum / rounds).toList());
    }

    // ---- time

    /// The best rate of several slices.
    private double best(IntUnaryOperator work, int atOnce, double seconds) {
        double best = 0;
        for (int slice = 0; slice < SLICES; slice++) {
            long begun = threads.getCurrentThreadCpuTime();
            long end = begun + (long) (seconds / SLICES * NANOS);
            long done = 0;
            long now;
            do {
                done += work.applyAsInt(atOnce);
                now = threads.getCurrentThreadCpuTime();
            } while (now < end);
            best = Math.max(best, done * NANOS / (now - begun));
        }
        return best;
    }

    private double bestOfExactly(long wanted) {
        double best = 0;
        long slice = Math.clamp(wanted / SLICES, 1, 1 << 20);
        while (rounds < wanted) {
            long begun = threads.getCurrentThreadCpuTime();
            int done = playRounds((int) Math.min(slice, wanted - rounds));
            best = Math.max(best, done * NANOS / (threads.getCurrentThreadCpuTime() - begun));
        }
        return best;
    }

    // ---- work

    /// @return the number of moves
    private int playRounds(int count) {
        int made = 0;
        for (int i = 0; i < count; i++) {
            made += playRound();
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] += state.points(seat);
            }
        }
        rounds += count;
        moves += made;
        return made;
    }

    private int playRound() {
        state.deal(0, chance, Journal.CLOSED);
        int made = 0;
        while (state.toMove() != State.NOBODY) {
            playMove();
            made++;
        }
        return made;
    }

    private void playMove() {
        state.play(state.anyMove(chance, buffer), chance, Journal.CLOSED);
    }

    private int copy(int count) {
        for (int i = 0; i < count; i++) {
            state.copyFrom(states.get(i % POOL));
            expectRunning();
        }
        return count;
    }

    private int imagine(int count) {
        for (int i = 0; i < count; i++) {
            determinizers.get(i % POOL).sample(state, chance);
            expectRunning();
        }
        return count;
    }

    /// Reads the state, so that the compiler cannot eliminate the measured work.
    private void expectRunning() {
        if (state.toMove() == State.NOBODY) {
            throw new IllegalStateException("The round is over, but it should be running.");
        }
    }

    /// Positions from anywhere in a round, each with a determinizer for the view of the seat to move.
    private void fillPools() {
        int longest = (int) (moves / rounds);
        while (states.size() < POOL) {
            state.deal(0, chance, Journal.CLOSED);
            for (int left = chance.below(longest); left > 0 && state.toMove() != State.NOBODY; left--) {
                playMove();
            }
            if (state.toMove() != State.NOBODY) {
                S copy = game.newState(setup);
                copy.copyFrom(state);
                states.add(copy);
                determinizers.add(game.determinizer(game.view(state, state.toMove())));
            }
        }
    }
}
