package table13.rules;

/// The referee's answer to a proposed move.
public sealed interface Ruling {

    /// The move is legal.
    record Allowed(Move move) implements Ruling {}

    /// The move is illegal for this reason.
    record Refused(Objection objection) implements Ruling {}
}
