package table13.server.faults;

/// What can be wrong with a server, for those who count.
enum Violation {
    /// Something that was told or acknowledged is not in the log.
    LOST("lost"),
    /// A move was played twice.
    DOUBLED("doubled"),
    /// A client was told of a version without having been told of the one before.
    GAP("gaps"),
    /// A client was shown something older than it had seen.
    WENT_BACK("went back"),
    /// Two clients, or two nodes, saw the same moment differently.
    DIFFERENT("different views"),
    /// What was answered does not fit the order in which things were asked.
    OUT_OF_ORDER("out of order"),
    /// A time in a log is not the time at which it happened.
    WRONG_TIME("wrong times"),
    /// A bot took over though the person was there.
    TAKEN_OVER("taken over"),
    /// Anything else that should not have been said.
    UNEXPECTED("unexpected");

    final String words;

    Violation(String words) {
        this.words = words;
    }
}
