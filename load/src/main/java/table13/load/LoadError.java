package table13.load;

/// The ways in which a server can be wrong.
enum LoadError {
    REFUSED("refused"),
    CLOSED("closed by the server"),
    NO_ANSWER("no answer to a request"),
    NOT_TOLD("a move was not told to every player"),
    WRONG_VERSION("done with an unexpected version"),
    UNASKED_DONE("done twice, or for nothing asked"),
    REPEATED_UPDATE("an update was repeated"),
    GAP("an update was left out"),
    STALLED("nobody at a table was told to move"),
    BAD_FRAME("bad frame"),
    BAD_MESSAGE("bad message"),
    BAD_ECHO("bad echo");

    final String words;

    LoadError(String words) {
        this.words = words;
    }
}
