package table13.server.store.postgres;

import table13.table.Entry;

/// How often nodes do what they do, in milliseconds. Tests are in more of a hurry.
///
/// @param beat how often a node gives a sign of life
/// @param lease how long it counts as alive after one
/// @param look how often it looks whether a bell was lost
/// @param bell the least time between two bells
/// @param silence after how long without a bell the listener asks whether its line is still there
/// @param health how often it is tried whether anything can be stored
/// @param clock how often the clocks are compared
/// @param tidy how often what nobody needs any more is removed
/// @param reads the newest format of log entries that this program can read
record NodeSettings(
        long beat, long lease, long look, long bell, long silence, long health, long clock, long tidy, int reads) {
    static final NodeSettings USUAL =
            new NodeSettings(2_000, 8_000, 1_000, 5, 2_000, 2_000, 30_000, 600_000, Entry.FORMAT);

    /// The same, with other beats.
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
