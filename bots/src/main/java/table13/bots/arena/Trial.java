package table13.bots.arena;

import java.util.Collections;
import java.util.List;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.thirteen.PileGame;

/// One deal, played once with the candidate in each seat. In *13* and *Friday the 13th* that is the first round of a
/// match, otherwise the whole match.
///
/// @param advantage how many points fewer than the mean of the others the candidate got, on average over the seats
/// @param winShare its part of the wins, on average over the seats
/// @param candidate what the candidate did
/// @param field what all others did
record Trial(double advantage, double winShare, Effort candidate, Effort field) {

    /// Plays it.
    static Trial play(Contest contest, int deal, Contestant candidate, Contestant field) {
        Setup setup = contest.setup();
        long luck = new SplitMix(contest.seed() + new SplitMix(deal).next()).next();
        Effort candidateBefore = Effort.of(candidate, 0);
        Effort fieldBefore = Effort.of(field, 0);
        double advantage = 0;
        double winShare = 0;
        int moves = 0;
        int fieldMoves = 0;
        for (int seat = 0; seat < setup.players(); seat++) {
            Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), new SplitMix(luck));
            SplitMix seeds = new SplitMix(luck ^ (seat + 1));
            while (goesOn(match)) {
                boolean isCandidate = match.toMove() == seat;
                View view = match.view(match.toMove());
                match.play((isCandidate ? candidate : field).choose(view, seeds.next()));
                moves += isCandidate ? 1 : 0;
                fieldMoves += isCandidate ? 0 : 1;
            }
            List<Integer> points = points(match);
            advantage += advantage(points, seat) / setup.players();
            winShare += winShare(points, seat) / setup.players();
        }
        return new Trial(
                advantage,
                winShare,
                Effort.of(candidate, moves).minus(candidateBefore),
                Effort.of(field, fieldMoves).minus(fieldBefore));
    }

    private static boolean isOneRound(Match<?> match) {
        return match.setup().game() instanceof PileGame;
    }

    private static boolean goesOn(Match<?> match) {
        return !match.isOver() && !(isOneRound(match) && match.round() > 1);
    }

    private static List<Integer> points(Match<?> match) {
        return isOneRound(match) ? match.view(View.WATCHER).points().getFirst() : match.totals();
    }

    private static double advantage(List<Integer> points, int seat) {
        int all = points.stream().mapToInt(Integer::intValue).sum();
        int own = points.get(seat);
        return (double) (all - own) / (points.size() - 1) - own;
    }

    private static double winShare(List<Integer> points, int seat) {
        int fewest = Collections.min(points);
        return points.get(seat) == fewest ? 1.0 / Collections.frequency(points, fewest) : 0;
    }
}
