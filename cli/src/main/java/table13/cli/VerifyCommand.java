package table13.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import table13.cli.RecordSource.RecordText;
import table13.rules.RecordException;
import table13.rules.Replay;

/// `table13 verify`.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Replay all records and check every line. Stops at the first bad one and says where and why.")
final class VerifyCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of records; - is the standard input.")
    private List<String> files = List.of();

    private final Terminal terminal;
    private long records;
    private long moves;

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        files.forEach(this::verify);
        terminal.println(String.format(
                Locale.ROOT, "%,d %s, %,d moves: all good", records, records == 1 ? "record" : "records", moves));
        return 0;
    }

    private void verify(String file) {
        try (RecordSource source = RecordSource.open(file, terminal)) {
            for (RecordText text = source.next(); text != null; text = source.next()) {
                verify(text, source);
            }
        }
    }

    private void verify(RecordText text, RecordSource source) {
        try {
            Replay replay = new Replay(text.lines(), text.firstLine());
            while (replay.hasNext()) {
                replay.next();
                moves++;
            }
            records++;
        } catch (RecordException problem) {
            throw source.bad(problem);
        }
    }
}
