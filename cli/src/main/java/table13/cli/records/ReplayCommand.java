package table13.cli.records;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import table13.cli.records.RecordSource.RecordText;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.record.RecordException;
import table13.rules.record.Replay;

/// `table13 replay`.
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Show a record move by move, with all cards open or as one seat saw it.")
public final class ReplayCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A file of records; - is the standard input.")
    private String file = "";

    @Option(names = "--seat", paramLabel = "N", description = "Show what this seat saw; the first seat is 0.")
    private @Nullable Integer seat;

    @Option(names = "--match", paramLabel = "K", description = "Number of the record in the file (default: 1).")
    private int match = 1;

    private final Terminal terminal;

    public ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (match < 1) {
            throw new UsageException("--match counts from 1, so it cannot be " + match);
        }
        try (RecordSource source = RecordSource.open(file, terminal)) {
            RecordText text = find(source);
            try {
                Replay replay = new Replay(text.lines(), text.firstLine());
                if (seat != null && (seat < 0 || seat >= replay.match().setup().players())) {
                    throw new UsageException("there is no seat " + seat + "; this record has the seats 0 to "
                            + (replay.match().setup().players() - 1));
                }
                boolean waits = !file.equals(RecordSource.STDIN)
                        && terminal.abilities().typed()
                        && terminal.abilities().seen();
                new ReplayShow(terminal, replay, seat, waits).run();
            } catch (RecordException problem) {
                throw source.bad(problem);
            }
        }
        return 0;
    }

    private RecordText find(RecordSource source) {
        for (int number = 1; ; number++) {
            RecordText text = source.next();
            if (text == null) {
                throw new UsageException(file + ": holds " + (number - 1) + " records, so there is no record " + match);
            }
            if (number == match) {
                return text;
            }
        }
    }
}
