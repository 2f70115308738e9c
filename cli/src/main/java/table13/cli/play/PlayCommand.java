package table13.cli.play;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.cli.options.Luck;
import table13.cli.options.ProgramOptions;
import table13.cli.options.Seating;
import table13.cli.options.TableOptions;
import table13.cli.terminal.Terminal;
import table13.rules.Setup;

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
    private List<String> bots = List.of(PersonsTable.USUAL_BOT);

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    private final Terminal terminal;

    public PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (table.namesNoGame()) {
            return new Welcome(terminal).play();
        }
        Setup setup = table.setup();
        long chance = seed == null ? Luck.anySeed() : seed;
        Seating seating = new Seating(setup, programs);
        try (PersonsTable persons = new PersonsTable(terminal, setup, chance, Seating.names(bots), seating)) {
            persons.play();
        }
        return 0;
    }
}
