package table13.server.http;

/// A certificate or its key cannot be used. The message is a sentence for the people who run the server and holds
/// nothing of the key.
public final class TlsException extends Exception {
    private static final long serialVersionUID = 1;

    TlsException(String sentence) {
        super(sentence);
    }
}
