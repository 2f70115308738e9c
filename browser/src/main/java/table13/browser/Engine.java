package table13.browser;

import org.teavm.jso.JSExport;
import table13.browser.advice.Advisor;
import table13.browser.parity.BotChoices;
import table13.browser.parity.Probe;
import table13.browser.play.PageMatches;
import table13.browser.solo.SoloLobby;

/// The functions exported to JavaScript. Arguments and results are texts and numbers. A failure returns `!` and a
/// sentence, because an exception would lose its message. Times are milliseconds since 1970, as in JavaScript.
public final class Engine {
    private static final String VERSION = "engine";
    private static final Advisor ADVISOR = new Advisor();
    private static final SoloLobby LOBBY = new SoloLobby(VERSION, ADVISOR::named);
    private static final PageMatches MATCHES = new PageMatches(ADVISOR);

    private Engine() {}

    /// Required by TeaVM; does nothing.
    public static void main(String[] words) {}

    // ---- bots

    /// Loads the weights of a game. Required before the first bot of that game.
    @JSExport
    public static String learn(String game, String text) {
        return JsResult.of(() -> ADVISOR.learn(game, text));
    }

    /// The expert's advice, as the server would send it.
    ///
    /// @param plan the `plan` of a table of the protocol
    /// @param match its `match`, as the seat to move sees it
    @JSExport
    public static String hint(String plan, String match) {
        return JsResult.by(() -> ADVISOR.hint(plan, match));
    }

    // ---- the lobby of one person on this device: see SoloLobby

    @JSExport
    public static String begin(String kept) {
        return JsResult.by(() -> LOBBY.begin(kept));
    }

    @JSExport
    public static boolean knows(String table) {
        return LOBBY.knows(table);
    }

    @JSExport
    public static String load(String table, String log) {
        return JsResult.of(() -> LOBBY.load(table, log));
    }

    @JSExport
    public static String join(double now) {
        return JsResult.by(() -> LOBBY.join((long) now));
    }

    @JSExport
    public static String hear(String text, double now, String randomBytes) {
        return JsResult.by(() -> LOBBY.hear(text, (long) now, randomBytes));
    }

    @JSExport
    public static String wake(double now, String randomBytes) {
        return JsResult.by(() -> LOBBY.wake((long) now, randomBytes));
    }

    @JSExport
    public static String record(String table, int match) {
        return JsResult.by(() -> LOBBY.record(table, match));
    }

    @JSExport
    public static String finished(String table) {
        return JsResult.by(() -> LOBBY.finished(table));
    }

    @JSExport
    public static String lesson(String script) {
        return JsResult.by(() -> LOBBY.lesson(script));
    }

    @JSExport
    public static String forget(String table) {
        return JsResult.by(() -> LOBBY.forget(table));
    }

    // ---- matches of other pages: see PageMatches

    @JSExport
    public static String deal(String game, int players, String options, double seed) {
        return JsResult.by(() -> MATCHES.deal(game, players, options, (long) seed));
    }

    @JSExport
    public static String view(int match, int seat) {
        return JsResult.by(() -> MATCHES.view(match, seat));
    }

    @JSExport
    public static String play(int match, String move) {
        return JsResult.by(() -> MATCHES.play(match, move));
    }

    @JSExport
    public static String choose(int match, String level, double seed) {
        return JsResult.by(() -> MATCHES.choose(match, level, (long) seed));
    }

    @JSExport
    public static String written(int match) {
        return JsResult.by(() -> MATCHES.record(match));
    }

    @JSExport
    public static String end(int match) {
        return JsResult.of(() -> MATCHES.end(match));
    }

    // ---- comparison with the JVM

    @JSExport
    public static String choices(String game, int count, int seed) {
        return JsResult.by(() -> new BotChoices(ADVISOR::named).of(game, count, seed));
    }

    @JSExport
    public static String probe(String what, String a, String b) {
        return JsResult.by(() -> Probe.answer(what, a, b));
    }
}
