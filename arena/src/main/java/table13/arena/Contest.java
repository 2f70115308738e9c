package table13.arena;

import java.util.List;
import table13.rules.Setup;

/// One candidate against a field of opponents. Every deal is played once with the candidate in each seat.
///
/// @param candidate the name of a bot
/// @param field the names of the bots in the other seats, from the candidate's left, repeated if there are more seats;
///     the start rotates by one name with each deal
/// @param deals the number of deals
public record Contest(Setup setup, String candidate, List<String> field, int deals, long seed) {

    public Contest {
        field = List.copyOf(field);
        if (field.isEmpty()) {
            throw new IllegalArgumentException("A contest needs at least one opponent.");
        }
        if (deals < 1) {
            throw new IllegalArgumentException("There must be at least one deal, not " + deals + ".");
        }
    }

    /// A contest against copies of one bot.
    public Contest(Setup setup, String candidate, String field, int deals, long seed) {
        this(setup, candidate, List.of(field), deals, seed);
    }

    /// The index in the field of the bot at this distance to the candidate's left, from 0.
    int place(int deal, int left) {
        return (deal + left) % field.size();
    }
}
