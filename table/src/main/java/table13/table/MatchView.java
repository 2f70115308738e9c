package table13.table;

import org.jspecify.annotations.Nullable;
import table13.rules.View;

/// The running or last match, as one viewer sees it.
///
/// @param number of the match at this table, from 1
/// @param deadline when a bot makes this one move for the person, in milliseconds since 1970; null without a time limit
public record MatchView(int number, @Nullable Long deadline, View view) {}
