package table13.table;

import java.util.List;

/// How a match at this table ended.
///
/// @param match its number, from 1
/// @param at when, in milliseconds since 1970
/// @param names as they stand in the record
/// @param players the same, bots by name and level
/// @param guests the persons who sat in it when it was dealt
public record MatchResult(
        int match,
        long at,
        List<String> names,
        List<Player> players,
        List<Integer> totals,
        List<Integer> winners,
        List<String> guests) {}
