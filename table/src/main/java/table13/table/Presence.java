package table13.table;

import java.util.HashMap;
import java.util.Map;

/// Who is at the table just now, on how many devices, and since when the others are not. It is no part of the log:
/// after
/// a restart everybody is away until they come back.
public final class Presence {
    private final Map<String, Integer> devices = new HashMap<>();
    private final Map<String, Long> awaySince = new HashMap<>();
    private long begin;
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
    /// @return whether the guest was away until now
    public boolean arrive(String guest) {
        awaySince.remove(guest);
        return devices.merge(guest, 1, Integer::sum) == 1;
    }

    /// Counts one device less.
    ///
    /// @return whether it was the last one
    public boolean depart(String guest, long now) {
        if (!isHere(guest)) {
            return false;
        }
        Integer left = devices.computeIfPresent(guest, (_, count) -> count == 1 ? null : count - 1);
        if (left != null) {
            return false;
        }
        awaySince.put(guest, now);
        if (devices.isEmpty()) {
            emptySince = now;
        }
        return true;
    }

    /// It turns out to be later than was thought: who is away has been away since now.
    public void beginAnew(long now) {
        begin = now;
        emptySince = now;
        awaySince.replaceAll((_, _) -> now);
    }

    public boolean isHere(String guest) {
        return devices.containsKey(guest);
    }

    public boolean isEmpty() {
        return devices.isEmpty();
    }

    /// Since when nobody at all is here; means nothing while somebody is.
    public long emptySince() {
        return emptySince;
    }

    /// Since when this guest, who is not here, has been away.
    long awaySince(String guest) {
        return awaySince.getOrDefault(guest, begin);
    }

    /// How many are here that sit in none of these seats.
    int watchers(Seats seats) {
        return (int) devices.keySet().stream()
                .filter(guest -> !seats.has(seats.of(guest)))
                .count();
    }
}
