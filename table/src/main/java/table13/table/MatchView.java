package table13.table;

import org.jspecify.annotations.Nullable;
import table13.rules.View;

/// The match of now, or the last one, as one viewer sees it.
///
/// @param number of the match at this table, from 1
/// @param deadline when a bot will make this one move for the person who thinks; null if there is no hurry
public record MatchView(int number, @Nullable Long deadline, View view) {}
