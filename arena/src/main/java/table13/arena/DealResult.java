package table13.arena;

import java.util.Collections;
import java.util.List;
import table13.rules.Match;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.SplitMix;

/// The result of one deal, played once with the candidate in each seat over the game's fair number of rounds.
///
/// @param advantage the candidate's lead over the mean of the others in points, averaged over the seats
/// @param winShare the candidate's share of the wins, averaged over the seats
/// @param candidate the statistics of the candidate
/// @param field the statistics of all others
record DealResult(double advantage, double winShare, PlayStats candidate, PlayStats field) {

    /// Plays the deal in all seats.
    static DealResult play(Contest contest, int deal, Contestant candidate, List<Contestant> field) {
        Setup setup = contest.setup();
        long seed = new SplitMix(contest.seed() + new SplitMix(deal).next()).next();
        PlayStats candidateBefore = PlayStats.of(candidate, 0);
        PlayStats fieldBefore = PlayStats.of(field, 0);
        double advantage = 0;
        double winShare = 0;
        int moves = 0;
        int fieldMoves = 0;
        for (int seat = 0; seat < setup.players(); seat++) {
            Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), new SplitMix(seed));
            SplitMix seeds = new SplitMix(seed ^ (seat + 1));
            while (goesOn(match)) {
                int mover = match.toMove();
                boolean isCandidate = mover == seat;
                int left = Math.floorMod(mover - seat - 1, setup.players());
                Contestant contestant = isCandidate ? candidate : field.get(contest.place(deal, left));
                match.play(contestant.choose(match.view(mover), seeds.next()));
                moves += isCandidate ? 1 : 0;
                fieldMoves += isCandidate ? 0 : 1;
            }
            List<Integer> losses = losses(match);
            advantage += advantage(losses, seat) / setup.players();
            winShare += winShare(losses, seat) / setup.players();
        }
        return new DealResult(
                advantage,
                winShare,
                PlayStats.of(candidate, moves).minus(candidateBefore),
                PlayStats.of(field, fieldMoves).minus(fieldBefore));
    }

    private static boolean goesOn(Match<?> match) {
        int fair = match.setup().game().fairRounds(match.setup());
        return !match.isOver() && (fair == 0 || match.round() <= fair);
    }

    /// The losses over all finished rounds.
    private static List<Integer> losses(Match<?> match) {
        ScoreGoal goal = match.setup().game().best();
        return match.totals().stream().map(goal::loss).toList();
    }

    private static double advantage(List<Integer> losses, int seat) {
        int all = losses.stream().mapToInt(Integer::intValue).sum();
        int own = losses.get(seat);
        return (double) (all - own) / (losses.size() - 1) - own;
    }

    private static double winShare(List<Integer> losses, int seat) {
        int least = Collections.min(losses);
        return losses.get(seat) == least ? 1.0 / Collections.frequency(losses, least) : 0;
    }
}
