package table13.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import table13.rules.Setup;

/// A round robin: each bot is the candidate once against a field of each other bot, all on the same deals.
///
/// @param bots their names
public record League(Setup setup, List<String> bots, int deals, long seed) {
    private static final int MOST_BOTS = 30;

    public League {
        bots = List.copyOf(bots);
        if (bots.size() < 2 || bots.size() > MOST_BOTS) {
            throw new IllegalArgumentException("A league has 2 to " + MOST_BOTS + " bots, not " + bots.size() + ".");
        }
        HashSet<String> different = new HashSet<>();
        for (String bot : bots) {
            if (!different.add(bot)) {
                throw new IllegalArgumentException("The bot " + bot + " is in the league twice.");
            }
        }
    }

    /// All contests, candidate by candidate.
    public List<Contest> contests() {
        List<Contest> contests = new ArrayList<>();
        for (String candidate : bots) {
            for (String field : bots) {
                if (!candidate.equals(field)) {
                    contests.add(new Contest(setup, candidate, field, deals, seed));
                }
            }
        }
        return contests;
    }

    /// The current standings in the arena that plays these contests.
    public Standings standings(Arena arena) {
        List<double[]> winShares = arena.winShares();
        return new Standings(this, winShares.size(), Ratings.of(this, winShares), arena.results());
    }
}
