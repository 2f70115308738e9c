package table13.bots.level;

import java.util.List;
import java.util.Optional;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.search.BeginnerPolicy;
import table13.bots.search.Exponential;
import table13.bots.search.GameKnowledge;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Plays like another bot, but sometimes like a beginner: it then draws a move by the ratings of the [BeginnerPolicy].
/// It never overlooks a win in hand.
final class ErringBot<S extends State<S>> implements Bot {
    private static final int PARTS = 1 << 20;

    /// A separate random stream, so that the other bot chooses as it would without mistakes.
    private static final long STREAM = 0x5eed_0fe4_404eL;

    private final Bot careful;
    private final Game<S> game;
    private final BeginnerPolicy<S> beginner;
    private final double mistakes;
    private final S sampled;
    private final double[] ratings;

    /// @param mistakes the probability of a mistake, 0 to 1
    ErringBot(Bot careful, GameKnowledge<S> knowledge, Setup setup, double mistakes) {
        this.careful = careful;
        this.mistakes = mistakes;
        game = knowledge.game();
        beginner = knowledge.beginner();
        sampled = game.newState(setup);
        ratings = new double[game.mostLegalMoves()];
    }

    @Override
    public String name() {
        return careful.name();
    }

    @Override
    public Choice choose(View view, long seed) {
        Optional<Move> mistake = mistake(view, seed);
        if (mistake.isPresent()) {
            return new Choice(mistake.get(), List.of());
        }
        Choice choice = careful.choose(view, seed);
        Move move = orWin(view, choice.move());
        return move.equals(choice.move()) ? choice : new Choice(move, List.of());
    }

    @Override
    public Move move(View view, long seed) {
        return mistake(view, seed).orElseGet(() -> orWin(view, careful.move(view, seed)));
    }

    /// A move drawn by the beginner's ratings, if the bot errs this time.
    private Optional<Move> mistake(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        SplitMix chance = new SplitMix(seed ^ STREAM);
        boolean errs = chance.below(PARTS) < mistakes * PARTS;
        game.determinizer(view.seen()).sample(sampled, chance);
        beginner.rate(sampled, moves.stream().mapToInt(Move::code).toArray(), moves.size(), ratings);
        return errs && firstWin(moves.size()) < 0
                ? Optional.of(moves.get(plausible(moves.size(), chance)))
                : Optional.empty();
    }

    /// The chosen move, or the first winning move if the chosen one misses a win. Needs the ratings of [#mistake].
    private Move orWin(View view, Move chosen) {
        List<Move> moves = view.seen().legalMoves();
        int win = firstWin(moves.size());
        return win < 0 || ratings[moves.indexOf(chosen)] == BeginnerPolicy.WINS ? chosen : moves.get(win);
    }

    private int firstWin(int n) {
        for (int i = 0; i < n; i++) {
            if (ratings[i] == BeginnerPolicy.WINS) {
                return i;
            }
        }
        return -1;
    }

    /// Draws a move with a probability that grows with its rating.
    private int plausible(int n, SplitMix chance) {
        double highest = BeginnerPolicy.ABSURD;
        for (int i = 0; i < n; i++) {
            highest = Math.max(highest, ratings[i]);
        }
        double all = 0;
        for (int i = 0; i < n; i++) {
            ratings[i] = Exponential.of(ratings[i] - highest);
            all += ratings[i];
        }
        double left = all * chance.below(PARTS) / PARTS;
        int drawn = 0;
        while (left >= ratings[drawn]) {
            left -= ratings[drawn++];
        }
        return drawn;
    }
}
