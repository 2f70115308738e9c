package table13.server.faults;

/// Kinds of violations.
enum Violation {
    /// An acknowledged or published change is missing from the log.
    LOST("lost"),
    /// A move was played twice.
    DOUBLED("doubled"),
    /// A client received a version without the one before.
    GAP("gaps"),
    /// A client received an older state than before.
    WENT_BACK("went back"),
    /// Two clients, or two nodes, saw different states of the same moment.
    DIFFERENT("different views"),
    /// An answer contradicts the order of the requests.
    OUT_OF_ORDER("out of order"),
    /// A time in a log differs from the real time of the event.
    WRONG_TIME("wrong times"),
    /// A bot took over although the person was present.
    TAKEN_OVER("taken over"),
    /// Any other unexpected message.
    UNEXPECTED("unexpected");

    final String words;

    Violation(String words) {
        this.words = words;
    }
}
