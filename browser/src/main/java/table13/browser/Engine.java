package table13.browser;

import org.teavm.jso.JSExport;
import table13.browser.advice.Advisor;
import table13.browser.parity.BotChoices;
import table13.browser.parity.Probe;
import table13.browser.play.PageMatches;
import table13.browser.solo.SoloLobby;

/// What JavaScript can call. Every function takes and gives texts and numbers; where something goes wrong it gives `!`
/// and a sentence, because an exception would arrive without its words. Times are milliseconds since 1970, as
/// JavaScript counts them.
public final class Engine {
    private static final String VERSION = "engine";
    private static final Advisor ADVISOR = new Advisor();
    private static final SoloLobby LOBBY = new SoloLobby(VERSION, ADVISOR::named);
    private static final PageMatches MATCHES = new PageMatches(ADVISOR);

    private Engine() {}

    /// TeaVM wants a beginning; there is nothing to do.
    public static void main(String[] words) {}

    // ---- bots

    /// Takes in the weights of a game; before that no bot can think about it.
    @JSExport
    public static String learn(String game, String text) {
        return JsResult.of(() -> ADVISOR.learn(game, text));
    }

    /// What the expert would do, in notation, as the server would say it.
    ///
    /// @param plan the `plan` of a table of the protocol
    /// @param match its `match`, as the seat that is to move sees it
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
    public static String hear(String text, double now, String luck) {
        return JsResult.by(() -> LOBBY.hear(text, (long) now, luck));
    }

    @JSExport
    public static String wake(double now, String luck) {
        return JsResult.by(() -> LOBBY.wake((long) now, luck));
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

    // ---- matches that a page plays by itself: see Matches

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

    // ---- proofs that all is as on the JVM

    @JSExport
    public static String choices(String game, int count, int seed) {
        return JsResult.by(() -> new BotChoices(ADVISOR::named).of(game, count, seed));
    }

    @JSExport
    public static String probe(String what, String a, String b, String c) {
        return JsResult.by(() -> Probe.answer(what, a, b, c));
    }
}
