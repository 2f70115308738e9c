package table13.cli.options;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import table13.cli.terminal.UsageException;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Options of several commands: game, number of players, table options.
public final class TableOptions {
    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "Number of players (default: 4).")
    private @Nullable Integer players;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "K=V",
            description = "A table option, such as memory-aid=on. Can be repeated.")
    private List<String> options = List.of();

    /// The default number of players: four in every game, so that figures of the terminal are comparable.
    public static int usualPlayers(Game<?> game) {
        return Math.min(4, game.mostPlayers());
    }

    public boolean namesNoGame() {
        return game.isEmpty();
    }

    /// Whether no option was given.
    public boolean isEmpty() {
        return namesNoGame() && players == null && options.isEmpty();
    }

    public Setup setup() {
        if (namesNoGame()) {
            throw new UsageException("name a game, one of: " + GameIds.all());
        }
        Game<?> chosen = game(game);
        return setup(chosen, players == null ? usualPlayers(chosen) : players, options);
    }

    /// The setup with these options, each as NAME=VALUE.
    public static Setup setup(Game<?> game, int players, List<String> options) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new UsageException("--option needs NAME=VALUE, not '" + option + "'");
            }
            if (values.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
                throw new UsageException("the option " + option.substring(0, equals) + " is given twice");
            }
        }
        return setup(game, players, values);
    }

    public static Game<?> game(String id) {
        return Games.named(id.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new UsageException("unknown game '" + id + "'; games: " + GameIds.all()));
    }

    public static Setup setup(Game<?> game, int players, Map<String, String> options) {
        try {
            return new Setup(game, players, options);
        } catch (IllegalArgumentException refused) {
            throw new UsageException(String.valueOf(refused.getMessage()));
        }
    }
}
