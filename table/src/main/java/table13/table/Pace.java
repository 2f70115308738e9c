package table13.table;

/// The speed of bot moves that a guest chooses. The web client uses the same times for its animations.
public enum Pace {
    CALM(2000, 900),
    NORMAL(1000, 450),
    FAST(400, 150),
    AT_ONCE(0, 0);

    private final long turnMillis;
    private final long furtherMillis;

    Pace(long turnMillis, long furtherMillis) {
        this.turnMillis = turnMillis;
        this.furtherMillis = furtherMillis;
    }

    public Pause pause() {
        return new Pause(turnMillis, furtherMillis);
    }
}
