package table13.table;

import java.util.List;

/// The people at the table, the same for every viewer.
///
/// @param host the host's guest id
/// @param watchers the number of watchers
/// @param commitment for the running match, otherwise for the next one
/// @param removed the guests removed last
public record PeopleView(
        Phase phase,
        String host,
        List<SeatView> seats,
        int watchers,
        boolean chatIsOn,
        String commitment,
        List<RemovedGuest> removed) {}
