import java.lang.management.ManagementFactory;
import java.util.Collections;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;

/**
 * Processor time of moves of an expert on the JVM, for extras/engine.spec.ts: java -cp table13.jar Thinking.java SEED
 * MOVES PASSES.
 */
public class Thinking {
    public static void main(String[] words) {
        long seed = Long.parseLong(words[0]);
        for (Game<?> game : Games.ALL) {
            double millis = 0;
            for (int pass = 0; pass < Integer.parseInt(words[2]); pass++) {
                millis = think(game, seed, Integer.parseInt(words[1]));
            }
            System.out.println(game.id() + " " + millis);
        }
    }

    /** In milliseconds of this thread per move. */
    static double think(Game<?> game, long seed, int moves) {
        Setup setup = Setup.of(game, 4);
        Match<?> match = Match.begin(setup, Collections.nCopies(4, "expert"), new SplitMix(seed));
        Bot bot = Bots.named("expert", setup);
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        int made = 0;
        while (made < moves && !match.isOver()) {
            match.play(bot.choose(match.view(match.toMove()), seed + made).move());
            made++;
        }
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e6 / made;
    }
}
