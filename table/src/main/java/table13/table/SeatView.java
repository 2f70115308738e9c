package table13.table;

import org.jspecify.annotations.Nullable;

/// A seat as everybody sees it.
///
/// @param guest who sits there; null if it is a bot or nobody
/// @param name empty if nobody sits there
/// @param level of the bot that sits there or stands in; null if there is none
/// @param isHere whether the person is at the table just now; bots always are
/// @param takeOverAt when a bot will stand in for the person, who is away; null if that is not to be
public record SeatView(
        int seat,
        @Nullable String guest,
        String name,
        @Nullable String level,
        boolean isHere,
        boolean isTakenOver,
        @Nullable Long takeOverAt) {}
