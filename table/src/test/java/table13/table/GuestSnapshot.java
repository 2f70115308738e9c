package table13.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// All data about a table available to one guest at one moment.
record GuestSnapshot(
        PeopleView people,
        int viewer,
        Optional<MatchView> match,
        List<VisibleEvents> told,
        List<ChatMessage> chat,
        Collection<String> muted,
        List<MatchResult> finished,
        Optional<String> record,
        Listing listing) {

    private static final int REACH = 64;

    static GuestSnapshot of(Table table, String guest) {
        return since(table, guest, 1);
    }

    /// The data with the events since this version, or since the start of the buffer.
    static GuestSnapshot since(Table table, String guest, long version) {
        int viewer = table.viewer(guest);
        long since = Math.max(version, table.version() - REACH);
        return new GuestSnapshot(
                table.people(),
                viewer,
                table.matchSeenBy(viewer),
                table.eventsSince(since, guest).orElseThrow(),
                table.chatHeardBy(guest),
                table.mutedBy(guest),
                table.pastOf(guest),
                record(table, guest),
                table.listing());
    }

    /// The record of the last match, if the guest may read it.
    private static Optional<String> record(Table table, String guest) {
        return table.record().filter(_ -> table.mayReadRecord(guest, table.matches()));
    }

    static List<GuestSnapshot> ofAll(Table table, List<String> guests) {
        return guests.stream().map(guest -> of(table, guest)).toList();
    }
}
