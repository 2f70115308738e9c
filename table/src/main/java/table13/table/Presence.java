package table13.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Who is at the table just now, on how many devices, and since when the others are not. It is no part of the log:
/// after a restart everybody is away until they come back.
///
/// Devices are counted where they are connected. Where several nodes share a table, each is shown what the others know
/// ([#see]): here is who is connected to any of them, and all reckon absence from the same moment.
public final class Presence {
    /// By how much the time at which somebody left may differ between the node that saw it and all others.
    private static final long SLACK_MILLIS = 1000;

    private final Map<String, Integer> devices = new HashMap<>();
    private final Map<String, Long> awaySince = new HashMap<>();
    private Set<String> elsewhere = Set.of();
    private Map<String, Long> knownSince = Map.of();
    private long begin;
    private long earliest = Long.MIN_VALUE;
    private long emptySince;

    /// Nobody is there yet.
    ///
    /// @param now from when on absence counts, in milliseconds since 1970
    public Presence(long now) {
        begin = now;
        emptySince = now;
    }

    /// Counts one more device.
    ///
    /// @return whether it is the first one here
    public boolean arrive(String guest) {
        awaySince.remove(guest);
        return devices.merge(guest, 1, Integer::sum) == 1;
    }

    /// Counts one device less.
    ///
    /// @return whether it was the last one here
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

    /// What all nodes together know now, in place of what they knew before.
    ///
    /// @param here who is connected to another node
    /// @param since when others left that are on no other node, as far as it is known
    public void see(Set<String> here, Map<String, Long> since, long now) {
        boolean wasEmpty = isEmpty();
        elsewhere = Set.copyOf(here);
        knownSince = Map.copyOf(since);
        // What all say counts, as soon as it is about this absence and not an earlier one.
        awaySince.entrySet().removeIf(left -> {
            Long known = knownSince.get(left.getKey());
            return known != null && known >= left.getValue() - SLACK_MILLIS;
        });
        if (!wasEmpty && isEmpty()) {
            emptySince = now;
        }
    }

    /// What was known before then is lost: nobody has been away for longer.
    public void notBefore(long time) {
        earliest = time;
    }

    /// It turns out to be later than was thought: who is away has been away since now.
    public void beginAnew(long now) {
        begin = now;
        emptySince = now;
        awaySince.replaceAll((_, _) -> now);
    }

    /// Whether a device of this guest is here, on any node.
    public boolean isHere(String guest) {
        return devices.containsKey(guest) || elsewhere.contains(guest);
    }

    /// Whether anybody has ever seen this guest here, as far as it is remembered.
    public boolean isKnown(String guest) {
        return isHere(guest) || awaySince.containsKey(guest) || knownSince.containsKey(guest);
    }

    public boolean isEmpty() {
        return devices.isEmpty() && elsewhere.isEmpty();
    }

    /// Since when nobody at all is here; means nothing while somebody is.
    public long emptySince() {
        return emptySince;
    }

    /// Since when this guest, who is not here, has been away.
    public long awaySince(String guest) {
        Long left = awaySince.get(guest);
        return Math.max(earliest, left == null ? knownSince.getOrDefault(guest, begin) : left);
    }

    /// How many are here that sit in none of these seats.
    int watchers(Seats seats) {
        return (int) Stream.concat(devices.keySet().stream(), elsewhere.stream())
                .distinct()
                .filter(guest -> !seats.has(seats.of(guest)))
                .count();
    }
}
