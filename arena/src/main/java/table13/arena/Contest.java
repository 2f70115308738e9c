package table13.arena;

import table13.rules.Setup;

/// One candidate against a field of equals: every deal is played once with the candidate in each seat.
///
/// @param candidate the name of a bot
/// @param field the name of the bot in all other seats
/// @param deals how many deals
public record Contest(Setup setup, String candidate, String field, int deals, long seed) {

    public Contest {
        if (deals < 1) {
            throw new IllegalArgumentException("There must be at least one deal, not " + deals + ".");
        }
    }
}
