package table13.load;

/// The load cannot be run at all. The message is a sentence for people.
public final class LoadException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LoadException(String message) {
        super(message);
    }

    LoadException(String message, Throwable cause) {
        super(message, cause);
    }

    /// A socket could not be opened.
    ///
    /// @param words of the system
    static LoadException connecting(ServerAddress server, String words) {
        String address = server.host() + ":" + server.port();
        if (words.contains("Too many open files")) {
            return new LoadException("The system allows this program no more open files, and each socket is one: "
                    + "load less, or allow more with `ulimit -n`.");
        }
        if (words.contains("Cannot assign requested address")) {
            return new LoadException("The system has no free port left for a socket to " + address
                    + ": load less, or wait a minute until the ports of the last run are free again.");
        }
        if (words.contains("Connection refused")) {
            return new LoadException("Nobody listens at " + address + ". Is the server running?");
        }
        return new LoadException("The server at " + address + " did not let a guest in: " + words + ".");
    }
}
