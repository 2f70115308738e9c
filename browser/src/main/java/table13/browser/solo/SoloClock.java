package table13.browser.solo;

/// A monotonic clock from the times passed in. A device clock that is set back does not stop the bots.
final class SoloClock {
    /// A wake-up this much later than requested means that the device was asleep.
    private static final long ASLEEP_MILLIS = 5000;

    private static final long NEVER = Long.MAX_VALUE;

    private long handedIn = Long.MIN_VALUE;
    private long setBack;
    private long wakeAt = NEVER;

    /// Updates the time.
    ///
    /// @param now milliseconds since 1970, by the device's clock
    /// @return how long the device slept while an action was due, in milliseconds. The start of the sleep
    ///     is unknown, so the whole time since the last call counts
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

    /// Sets the time of the next wake-up.
    void wakeAt(long millis) {
        wakeAt = millis;
    }

    /// No wake-up is due.
    void wakeNever() {
        wakeAt = NEVER;
    }
}
