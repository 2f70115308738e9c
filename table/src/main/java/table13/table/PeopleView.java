package table13.table;

import java.util.List;

/// Who is at the table, as everybody sees it.
///
/// @param host the guest who is host
/// @param watchers how many look on
/// @param commitment what the server is bound to for the next match, or the one being played
/// @param removed whom the host has asked to leave, the last of them
public record PeopleView(
        Phase phase,
        String host,
        List<SeatView> seats,
        int watchers,
        boolean chatIsOn,
        String commitment,
        List<RemovedGuest> removed) {}
