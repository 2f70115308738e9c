package table13.browser.solo;

/// The time as it was last handed in. It never goes back: who sets a device's clock back does not silence its bots.
final class SoloClock {
    /// Whoever wakes the lobby so much later than it asked for was asleep.
    private static final long ASLEEP_MILLIS = 5000;

    private static final long NEVER = Long.MAX_VALUE;

    private long handedIn = Long.MIN_VALUE;
    private long setBack;
    private long wakeAt = NEVER;

    /// Takes the device's word for what time it is.
    ///
    /// @param now milliseconds since 1970, by the device's clock
    /// @return for how long the device was asleep though something was due. Since when, nobody knows: so it is all
    ///     the time since anything was heard of it
    long goOn(long now) {
        long before = now();
        if (now < handedIn) {
            setBack += handedIn - now;
        }
        handedIn = now;
        long late = wakeAt == NEVER ? 0 : now() - wakeAt;
        return late > ASLEEP_MILLIS ? now() - before : 0;
    }

    long now() {
        return handedIn + setBack;
    }

    /// Something is due then.
    void wakeAt(long millis) {
        wakeAt = millis;
    }

    /// Nothing is due.
    void wakeNever() {
        wakeAt = NEVER;
    }
}
