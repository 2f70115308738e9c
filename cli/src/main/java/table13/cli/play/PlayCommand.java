package table13.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.cli.options.ContestantFactory;
import table13.cli.options.MatchRandom;
import table13.cli.options.OptionConverters;
import table13.cli.options.ProgramOptions;
import table13.cli.options.TableOptions;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;

/// `table13 play`.
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Play a match in the terminal against bots. Without a GAME it asks.",
        footer = {
            "",
            "A BOT is random, easy, greedy, medium, net, hard or expert, maybe with settings",
            "(expert:iterations=300), or a program: exec:COMMAND (see docs/bot-protocol.md).",
            "",
            "Table options (the default first):",
            "  thirteen  memory-aid=off|on",
            "  friday    deck=53|50  memory-aid=off|on",
            "  skipbo    wilds=16|12  strict-exchange=off|on  pawns=clockwise|either",
            "  leaves    expert=off|on"
        })
public final class PlayCommand implements Callable<Integer> {

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed for all random numbers. The same seed gives the same deals.")
    private @Nullable Long seed;

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,…",
            description = "Bots in the order of the seats, repeated if there are more seats (default: medium)."
                    + " Can be repeated.")
    private @Nullable List<String> bots;

    @Option(
            names = "--continue",
            paramLabel = "FILE",
            converter = OptionConverters.ReadableFile.class,
            description = "Continue a match that was left. play names the FILE when you leave.")
    private @Nullable Path saved;

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    private final Terminal terminal;

    public PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (saved == null && table.namesNoGame()) {
            return new MatchPrompt(terminal).play();
        }
        SavedMatch start = saved == null ? fresh() : continued(saved);
        try (TerminalMatch match =
                new TerminalMatch(terminal, start, saved, new ContestantFactory(start.setup(), programs))) {
            match.play();
        }
        return 0;
    }

    private SavedMatch fresh() {
        List<String> names = bots == null ? List.of(TerminalMatch.USUAL_BOT) : ContestantFactory.names(bots);
        return new SavedMatch(table.setup(), seed == null ? MatchRandom.anySeed() : seed, names, List.of());
    }

    private SavedMatch continued(Path file) {
        if (!table.isEmpty() || seed != null || bots != null) {
            throw new UsageException("--continue takes game, options, seed and bots from its file; leave them out");
        }
        return SavedMatch.read(file);
    }
}
