package table13.arena;

/// The reason why a contestant's move was replaced by a random legal one.
public enum MoveFault {
    /// The move was illegal.
    ILLEGAL("illegal"),
    /// The answer could not be parsed.
    GARBAGE("garbage"),
    /// The program ended early.
    CRASH("crashed"),
    /// The move came too late.
    TIMEOUT("too late");

    private final String word;

    MoveFault(String word) {
        this.word = word;
    }

    /// For a report: "3 illegal".
    public String word() {
        return word;
    }
}
