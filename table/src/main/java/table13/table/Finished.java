package table13.table;

import java.util.List;

/// How a match at this table ended.
///
/// @param match its number, from 1
/// @param at when, in milliseconds since 1970
public record Finished(int match, long at, List<String> names, List<Integer> totals, List<Integer> winners) {}
