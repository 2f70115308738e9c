package table13.cli.options;

import java.util.function.Consumer;
import picocli.CommandLine.Option;
import table13.arena.program.ProgramContestant;
import table13.cli.terminal.UsageException;

/// Options for bots that are programs, for commands that seat bots.
public final class ProgramOptions {
    private static final int LONGEST_LIMIT = 3_600_000;

    @Option(
            names = "--limit",
            paramLabel = "MILLIS",
            description = "How long an exec: bot may think about a move (default: 1000).")
    private int limit = 1000;

    @Option(names = "--verbose", description = "Show what exec: bots write to their error stream.")
    private boolean verbose;

    ProgramContestant.Conditions conditions(Consumer<String> remarks) {
        if (limit < 1 || limit > LONGEST_LIMIT) {
            throw new UsageException("--limit must be 1 to " + LONGEST_LIMIT + " milliseconds, not " + limit);
        }
        return new ProgramContestant.Conditions(limit, verbose, remarks);
    }
}
