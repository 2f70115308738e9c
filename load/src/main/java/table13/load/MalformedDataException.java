package table13.load;

/// Bytes from the server that mean nothing: no frame.
final class MalformedDataException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedDataException(String words) {
        // Without a stack trace: the words say it all.
        super(words, null, false, false);
    }

    String words() {
        return String.valueOf(getMessage());
    }
}
