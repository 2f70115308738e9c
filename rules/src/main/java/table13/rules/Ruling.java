package table13.rules;

/// The referee's answer to a proposed move.
public sealed interface Ruling {

    /// The move may be made, and this is what was meant.
    record Allowed(Move move) implements Ruling {}

    /// The move may not be made, for this reason.
    record Refused(Objection objection) implements Ruling {}
}
