package table13.load;

/// The run is impossible. The message is a sentence for the user.
public final class LoadException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LoadException(String message) {
        super(message);
    }

    LoadException(String message, Throwable cause) {
        super(message, cause);
    }

    /// A connection failed to open.
    ///
    /// @param words message of the operating system
    static LoadException connecting(ServerAddress server, String words) {
        String address = server.host() + ":" + server.port();
        if (words.contains("Too many open files")) {
            return new LoadException("The limit of open files is reached, and each socket needs one: "
                    + "use fewer guests, or raise the limit with `ulimit -n`.");
        }
        if (words.contains("Cannot assign requested address")) {
            return new LoadException("No local port is free for a connection to " + address
                    + ": use fewer guests, or wait a minute until the ports of the last run are free.");
        }
        if (words.contains("Connection refused")) {
            return new LoadException("No server listens at " + address + ". Is it running?");
        }
        return new LoadException("Cannot connect to the server at " + address + ": " + words + ".");
    }
}
