package table13.bots;

/// Something that may come of a move before its seat is to move again. Each game has its own.
public interface Consequence {

    /// Its name for programs, the same for ever.
    String id();

    /// Whether one should like it.
    boolean isGood();
}
