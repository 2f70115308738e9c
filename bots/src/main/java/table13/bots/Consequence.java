package table13.bots;

/// A possible consequence of a move before its seat is to move again. Each game has its own.
public interface Consequence {

    /// Its name for programs. Frozen.
    String id();

    /// Whether the consequence is good for the seat.
    boolean isGood();
}
