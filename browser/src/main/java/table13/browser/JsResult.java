package table13.browser;

/// The result of a call from JavaScript; a failure begins with `!`.
final class JsResult {
    private static final String WRONG = "!";

    private JsResult() {}

    /// A call with a text as its result.
    interface Telling {
        String tell() throws Exception;
    }

    /// A call without a result.
    interface Doing {
        void run() throws Exception;
    }

    static String by(Telling telling) {
        try {
            return telling.tell();
        } catch (Exception problem) {
            return WRONG + problem.getClass().getSimpleName() + ": " + problem.getMessage();
        }
    }

    /// Returns an empty text on success.
    static String of(Doing doing) {
        return by(() -> {
            doing.run();
            return "";
        });
    }
}
