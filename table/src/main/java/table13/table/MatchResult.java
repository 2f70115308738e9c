package table13.table;

import java.util.List;

/// The result of a match at this table.
///
/// @param match its number, from 1
/// @param at when it ended, in milliseconds since 1970
/// @param names as in the record
/// @param players the same players, bots by name and level
/// @param guests the persons seated at the deal
public record MatchResult(
        int match,
        long at,
        List<String> names,
        List<Player> players,
        List<Integer> totals,
        List<Integer> winners,
        List<String> guests) {}
