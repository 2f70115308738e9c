package table13.browser.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;

/// A match from a seed, played up to some move. Lessons are built from it; the learner has seat 0.
final class LessonCandidate {
    static final int LEARNER = 0;
    /// A sensible and fast opponent.
    private static final String FIELD = "medium";

    private final Setup setup;
    private final long seed;
    private final List<Bot> bots;
    private final List<String> turns = new ArrayList<>();
    private Match<?> match;

    LessonCandidate(Setup setup, long seed) {
        this.setup = setup;
        this.seed = seed;
        bots = IntStream.range(0, setup.players())
                .mapToObj(_ -> Bots.named(FIELD, setup))
                .toList();
        match = fresh();
    }

    private Match<?> fresh() {
        List<String> names =
                IntStream.range(0, setup.players()).mapToObj(seat -> "P" + seat).toList();
        return Match.begin(setup, names, new SplitMix(seed));
    }

    View view() {
        return match.view(LEARNER);
    }

    View viewOfMover() {
        return match.view(match.toMove());
    }

    int toMove() {
        return match.toMove();
    }

    boolean isOver() {
        return match.isOver();
    }

    List<String> turns() {
        return List.copyOf(turns);
    }

    int played() {
        return turns.size();
    }

    List<String> legal() {
        return viewOfMover().seen().legalMoves().stream().map(Move::notation).toList();
    }

    /// A bot's move for the seat to move.
    String botMove() {
        int seat = match.toMove();
        return bots.get(seat)
                .choose(match.view(seat), seed * 1009 + turns.size())
                .move()
                .notation();
    }

    LessonCandidate play(String notation) {
        Move move = viewOfMover().seen().legalMoves().stream()
                .filter(legal -> legal.notation().equals(notation))
                .findFirst()
                .orElseThrow();
        turns.add(match.toMove() + " " + notation);
        match.play(move);
        return this;
    }

    /// Bots play until the learner is to move, or the match is over, or a new round has begun.
    LessonCandidate untilLearner() {
        int round = view().round();
        while (!match.isOver() && match.toMove() != LEARNER && view().round() == round) {
            play(botMove());
        }
        return this;
    }

    /// Restarts and plays only this many moves.
    LessonCandidate backTo(int played) {
        List<String> kept = turns.subList(0, played).stream()
                .map(turn -> turn.substring(turn.indexOf(' ') + 1))
                .toList();
        turns.clear();
        match = fresh();
        kept.forEach(this::play);
        return this;
    }

    long seed() {
        return seed;
    }

    /// Plays the moves of another candidate.
    LessonCandidate replay(List<String> wanted) {
        wanted.forEach(turn -> play(turn.substring(turn.indexOf(' ') + 1)));
        return this;
    }

    /// The script of the lesson, without its stops.
    String script() {
        return "{\"game\": \"%s\", \"players\": %d, \"options\": {}, \"seed\": %d, \"seat\": %d, \"moves\": [%s]}"
                .formatted(
                        setup.game().id(),
                        setup.players(),
                        seed,
                        LEARNER,
                        String.join(
                                ", ",
                                turns.stream().map(turn -> '"' + turn + '"').toList()));
    }
}
