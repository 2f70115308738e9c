package table13.load;

/// Bytes of the server that are no valid frame.
final class MalformedDataException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedDataException(String words) {
        // No stack trace: the message is sufficient.
        super(words, null, false, false);
    }

    String words() {
        return String.valueOf(getMessage());
    }
}
