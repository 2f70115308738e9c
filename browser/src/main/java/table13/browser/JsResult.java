package table13.browser;

/// What is said to JavaScript, also when something went wrong: then it begins with `!`.
final class JsResult {
    private static final String WRONG = "!";

    private JsResult() {}

    /// Something that gives a text.
    interface Telling {
        String tell() throws Exception;
    }

    /// Something that gives nothing.
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

    /// Says nothing if all is well.
    static String of(Doing doing) {
        return by(() -> {
            doing.run();
            return "";
        });
    }
}
