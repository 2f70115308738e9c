package table13.rules;

/// A move of a game. Each game has its own records and a notation that people can read and type.
public interface Move {

    /// The move's code in [State].
    int code();

    /// The spelling in records. [Game#read] accepts it, and other unambiguous spellings.
    String notation();
}
