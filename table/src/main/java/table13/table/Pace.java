package table13.table;

/// How fast somebody wants bots to move. The page takes the same times to show their moves.
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
