package table13.server.http;

/// A certificate or its key cannot be used. The message is for operators and contains nothing of the key.
public final class TlsException extends Exception {
    private static final long serialVersionUID = 1;

    TlsException(String sentence) {
        super(sentence);
    }
}
