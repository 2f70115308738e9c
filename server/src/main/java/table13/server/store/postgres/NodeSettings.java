package table13.server.store.postgres;

import table13.table.Entry;

/// Intervals of a node's background tasks. In milliseconds. Tests use shorter ones.
///
/// @param beat interval of heartbeats
/// @param lease time for which a node counts as alive after a heartbeat
/// @param look interval of polls for lost notifications
/// @param bell minimum interval between notifications
/// @param silence time without a notification until the listener tests its connection
/// @param health interval of write probes
/// @param clock interval of clock samples
/// @param tidy interval of cleaning expired rows
/// @param reads newest format of log entries that this program can read
record NodeSettings(
        long beat, long lease, long look, long bell, long silence, long health, long clock, long tidy, int reads) {
    static final NodeSettings USUAL =
            new NodeSettings(2_000, 8_000, 1_000, 5, 2_000, 2_000, 30_000, 600_000, Entry.FORMAT);

    /// Changes the heartbeats.
    NodeSettings withBeat(long everyMillis, long leaseMillis) {
        return new NodeSettings(everyMillis, leaseMillis, look, bell, silence, health, clock, tidy, reads);
    }

    NodeSettings withLook(long everyMillis) {
        return new NodeSettings(beat, lease, everyMillis, bell, silence, health, clock, tidy, reads);
    }

    NodeSettings withSilence(long millis) {
        return new NodeSettings(beat, lease, look, bell, millis, health, clock, tidy, reads);
    }

    NodeSettings withHealth(long everyMillis) {
        return new NodeSettings(beat, lease, look, bell, silence, everyMillis, clock, tidy, reads);
    }

    NodeSettings withClock(long everyMillis) {
        return new NodeSettings(beat, lease, look, bell, silence, health, everyMillis, tidy, reads);
    }
}
