package table13.rules;

/// The referee's answer to a proposed move.
public sealed interface Ruling {

    record Allowed(Move move) implements Ruling {}

    record Refused(Objection objection) implements Ruling {}
}
