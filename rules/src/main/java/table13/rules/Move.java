package table13.rules;

/// What a player chooses. Each game has records of its own for it, and a notation that people can read and type.
public interface Move {

    /// The move's number in [State].
    int code();

    /// The one way it is written in records. [Game#read] takes it back, and is lenient about other spellings.
    String notation();
}
