package table13.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `table13 play`.
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Play a match in the terminal against random players.",
        footer = {
            "",
            "Table options (the default first):",
            "  thirteen  memory-aid=off|on",
            "  friday    deck=53|50  memory-aid=off|on",
            "  skipbo    wilds=16|12  strict-exchange=off|on  pawns=clockwise|either",
            "  leaves    expert=off|on"
        })
final class PlayCommand implements Callable<Integer> {

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same deals.")
    private @Nullable Long seed;

    private final Terminal terminal;

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        new PersonsTable(terminal, table.setup(), seed == null ? Luck.anySeed() : seed).play();
        return 0;
    }
}
