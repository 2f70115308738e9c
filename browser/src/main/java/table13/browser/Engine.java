package table13.browser;

import org.teavm.jso.JSExport;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.shelf.Games;
import table13.wire.protocol.Requests;

public final class Engine {
    private Engine() {}

    public static void main(String[] args) {}

    @JSExport
    public static String trial(String game, String level, int seed) {
        try {
            Game<?> found = Games.ALL.stream().filter(g -> g.id().equals(game)).findFirst().orElseThrow();
            Setup setup = Setup.of(found, 4);
            Match<?> match = Match.begin(setup, java.util.List.of("a", "b", "c", "d"), new SplitMix(seed));
            int n = seed;
            while (!match.isOver()) {
                match.play(table13.bots.level.Bots.named(level, setup).choose(match.view(match.toMove()), ++n).move());
            }
            return match.record();
        } catch (Exception e) {
            return e.toString();
        }
    }

    @JSExport
    public static String hear(String text) {
        try {
            return Requests.read(text).toString();
        } catch (Exception e) {
            return e.toString();
        }
    }
}
