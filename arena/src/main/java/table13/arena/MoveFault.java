package table13.arena;

/// Why a contestant's move was replaced by a random legal one.
public enum MoveFault {
    /// It wanted what is not allowed.
    ILLEGAL("illegal"),
    /// It said something that nobody understands.
    GARBAGE("garbage"),
    /// It ended when it should not have.
    CRASH("crashed"),
    /// It took too long.
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
