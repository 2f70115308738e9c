package table13.load;

/// Errors of a server.
enum LoadError {
    REFUSED("refused"),
    CLOSED("closed by the server"),
    NO_ANSWER("no answer to a request"),
    NOT_TOLD("a move was not sent to every player"),
    WRONG_VERSION("done with an unexpected version"),
    UNASKED_DONE("done twice, or without a request"),
    REPEATED_UPDATE("an update was repeated"),
    GAP("an update is missing"),
    STALLED("no player of a table has the turn"),
    BAD_FRAME("bad frame"),
    BAD_MESSAGE("bad message"),
    BAD_ECHO("bad echo");

    final String words;

    LoadError(String words) {
        this.words = words;
    }
}
