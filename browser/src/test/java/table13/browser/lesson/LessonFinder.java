package table13.browser.lesson;

import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Prints matches suitable for a lesson, by hand: `LessonFinder friday 1 2000` tries those seeds. The chosen one goes
/// to `web/src/games/GAME/lesson/script.json`.
public final class LessonFinder {
    private LessonFinder() {}

    public static void main(String[] args) {
        LongConsumer finder = of(args[0]);
        LongStream.range(Long.parseLong(args[1]), Long.parseLong(args[2])).forEach(finder);
    }

    private static LongConsumer of(String game) {
        return switch (game) {
            case "friday" -> new PileFinder(setup(game, 3), "f", "cml", 5)::look;
            case "thirteen" -> new PileFinder(setup(game, 3), "n", "byg", 6)::look;
            case "leaves" -> new LeavesFinder(setup(game, 3))::look;
            case "skipbo" -> new SkipBoFinder(setup(game, 2))::look;
            default -> throw new IllegalArgumentException(game);
        };
    }

    private static Setup setup(String game, int players) {
        return Setup.of(Games.named(game).orElseThrow(), players);
    }
}
