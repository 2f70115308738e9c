package table13.arena;

import java.util.List;
import table13.rules.Setup;

/// One candidate against a field of others: every deal is played once with the candidate in each seat.
///
/// @param candidate the name of a bot
/// @param field the names of the bots in the other seats, from the candidate's left on and over again if there are more
/// seats; each deal begins one name further
/// @param deals how many deals
public record Contest(Setup setup, String candidate, List<String> field, int deals, long seed) {

    public Contest {
        field = List.copyOf(field);
        if (field.isEmpty()) {
            throw new IllegalArgumentException("There must be somebody to play against.");
        }
        if (deals < 1) {
            throw new IllegalArgumentException("There must be at least one deal, not " + deals + ".");
        }
    }

    /// Against a field of equals.
    public Contest(Setup setup, String candidate, String field, int deals, long seed) {
        this(setup, candidate, List.of(field), deals, seed);
    }

    /// Who of the field sits so many seats to the left of the candidate, counted from 0.
    int place(int deal, int left) {
        return (deal + left) % field.size();
    }
}
