package table13.bots.search;

import java.util.List;

/// Whom somebody at the table may be like. What the hidden cards are and what will be played next is guessed by it.
public enum Likeness {
    /// Thinks ahead.
    THINKER(0),
    /// Follows the tuned rule of thumb.
    CRAFTSMAN(1),
    /// Takes what looks best this very moment.
    GREEDY(2),
    /// Overlooks what a beginner overlooks.
    BEGINNER(3);

    /// All of them, in the order of their numbers.
    public static final List<Likeness> ALL = List.of(values());

    private final int number;

    Likeness(int number) {
        this.number = number;
    }

    /// Its place among what was learned, from 0: it stays what it is.
    public int number() {
        return number;
    }
}
