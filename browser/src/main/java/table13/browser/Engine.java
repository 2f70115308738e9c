package table13.browser;

import org.teavm.jso.JSExport;
import table13.browser.advice.Advisor;

/// What JavaScript can call. Every function takes and gives texts and numbers; where something goes wrong it gives `!`
/// and a sentence, because an exception would arrive without its words.
public final class Engine {
    private static final String WRONG = "!";
    private static final Advisor ADVISOR = new Advisor();

    private Engine() {}

    /// TeaVM wants a beginning; there is nothing to do.
    public static void main(String[] words) {}

    /// Takes in the weights of a game; nobody thinks about that game before.
    @JSExport
    public static String learn(String game, String text) {
        return said(() -> {
            ADVISOR.learn(game, text);
            return "";
        });
    }

    /// What the expert would do, in notation, as the server would say it.
    ///
    /// @param plan the `plan` of a table of the protocol
    /// @param match its `match`, as the seat that is to move sees it
    @JSExport
    public static String hint(String plan, String match) {
        return said(() -> ADVISOR.hint(plan, match));
    }

    private interface Doing {
        String run() throws Exception;
    }

    private static String said(Doing doing) {
        try {
            return doing.run();
        } catch (Exception problem) {
            return WRONG + problem;
        }
    }
}
