package table13.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The guests at the table, their number of devices, and the times at which others left. Not part of the log: after a
/// restart all guests are absent until they reconnect.
///
/// Each node counts its own devices. Nodes that share a table exchange their presence ([#see]): a guest connected to
/// any node is present, and all nodes count an absence from the same time.
public final class Presence {
    /// The tolerance between the node's own time of a departure and the time shared by all nodes.
    private static final long SLACK_MILLIS = 1000;

    private final Map<String, Integer> devices = new HashMap<>();
    private final Map<String, Long> awaySince = new HashMap<>();
    private Set<String> elsewhere = Set.of();
    private Map<String, Long> knownSince = Map.of();
    private long begin;
    private long earliest = Long.MIN_VALUE;
    private long emptySince;

    /// No guest is present yet.
    ///
    /// @param now the time from which absences count, in milliseconds since 1970
    public Presence(long now) {
        begin = now;
        emptySince = now;
    }

    /// Counts one more device.
    ///
    /// @return whether it is the guest's first device on this node
    public boolean arrive(String guest) {
        awaySince.remove(guest);
        return devices.merge(guest, 1, Integer::sum) == 1;
    }

    /// Counts one device less.
    ///
    /// @return whether it was the guest's last device on this node
    public boolean depart(String guest, long now) {
        if (!devices.containsKey(guest)) {
            return false;
        }
        Integer left = devices.computeIfPresent(guest, (_, count) -> count == 1 ? null : count - 1);
        if (left != null) {
            return false;
        }
        awaySince.put(guest, now);
        if (isEmpty()) {
            emptySince = now;
        }
        return true;
    }

    /// Replaces the presence known from other nodes.
    ///
    /// @param here the guests connected to other nodes
    /// @param since when guests left that are on no other node, as far as known, in milliseconds since 1970
    public void see(Set<String> here, Map<String, Long> since, long now) {
        boolean wasEmpty = isEmpty();
        elsewhere = Set.copyOf(here);
        knownSince = Map.copyOf(since);
        // The shared time replaces the local one, unless it belongs to an earlier absence.
        awaySince.entrySet().removeIf(left -> {
            Long known = knownSince.get(left.getKey());
            return known != null && known >= left.getValue() - SLACK_MILLIS;
        });
        if (!wasEmpty && isEmpty()) {
            emptySince = now;
        }
    }

    /// Presence before this time is unknown. No absence counts from an earlier time.
    public void notBefore(long time) {
        earliest = time;
    }

    /// Restarts all absences at this time, after the clock was corrected forwards.
    public void beginAnew(long now) {
        begin = now;
        emptySince = now;
        awaySince.replaceAll((_, _) -> now);
    }

    /// Whether a device of this guest is here, on any node.
    public boolean isHere(String guest) {
        return devices.containsKey(guest) || elsewhere.contains(guest);
    }

    /// Whether the table remembers this guest as present or absent.
    public boolean isKnown(String guest) {
        return isHere(guest) || awaySince.containsKey(guest) || knownSince.containsKey(guest);
    }

    public boolean isEmpty() {
        return devices.isEmpty() && elsewhere.isEmpty();
    }

    /// The time since which no guest is present; meaningless while a guest is present. In milliseconds since 1970.
    public long emptySince() {
        return emptySince;
    }

    /// The time since which this absent guest is away, in milliseconds since 1970.
    public long awaySince(String guest) {
        Long left = awaySince.get(guest);
        return Math.max(earliest, left == null ? knownSince.getOrDefault(guest, begin) : left);
    }

    /// The number of present guests without a seat.
    int watchers(Seats seats) {
        return (int) Stream.concat(devices.keySet().stream(), elsewhere.stream())
                .distinct()
                .filter(guest -> !seats.has(seats.of(guest)))
                .count();
    }
}
