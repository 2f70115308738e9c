package table13.arena;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The standings of a league.
///
/// @param deals the number of deals played by all
/// @param ratings a rating for each bot, in the order of the league
/// @param results the results of all contests, in the order of [League#contests]
public record Standings(League league, int deals, List<Rating> ratings, List<ContestResult> results) {

    /// The strength of a bot with its 95 % interval. The mean of a league is 1500; 400 points multiply the odds of a
    /// win by ten.
    public record Rating(String bot, double value, double low, double high) {}

    public Standings {
        ratings = List.copyOf(ratings);
        results = List.copyOf(results);
    }

    /// The ratings, the best first.
    public List<Rating> ranked() {
        return ratings.stream()
                .sorted(Comparator.comparingDouble(Rating::value).reversed())
                .toList();
    }

    /// The result of the candidate against this field; null for a bot against itself.
    public @Nullable ContestResult result(String candidate, String field) {
        for (ContestResult result : results) {
            if (result.contest().candidate().equals(candidate)
                    && result.contest().field().equals(List.of(field))) {
                return result;
            }
        }
        return null;
    }

    /// The statistics of a bot over all its contests, on either side.
    public PlayStats effort(String bot) {
        PlayStats all = PlayStats.NONE;
        for (ContestResult result : results) {
            all = result.contest().candidate().equals(bot) ? all.plus(result.candidate()) : all;
            all = result.contest().field().equals(List.of(bot)) ? all.plus(result.others()) : all;
        }
        return all;
    }
}
