package table13.cli.records;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import table13.cli.records.RecordSource.RecordText;
import table13.cli.terminal.Terminal;
import table13.rules.record.RecordException;
import table13.rules.record.Replay;
import table13.table.fair.FairDeal;

/// `table13 verify`.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Replay all records and check every line. Stops at the first bad one and says where and why.",
            "If a record says how the cards were shuffled, every shuffle is repeated."
        })
public final class VerifyCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of records; - is the standard input.")
    private List<String> files = List.of();

    private final Terminal terminal;
    private long records;
    private long moves;
    private long deals;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        files.forEach(this::verify);
        String recomputed = deals == 0 ? "" : ", " + count(deals, "deal") + " recomputed";
        terminal.println(
                String.format(Locale.ROOT, "%s, %,d moves%s: all good", count(records, "record"), moves, recomputed));
        return 0;
    }

    private static String count(long number, String what) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? what : what + "s");
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
            Replay replay = new Replay(
                    text.lines(),
                    text.firstLine(),
                    (setup, names, deal) -> FairDeal.isToldBy(deal)
                            ? FairDeal.read(setup, names, deal).chance()
                            : null);
            while (replay.hasNext()) {
                replay.next();
                moves++;
            }
            records++;
            if (replay.isRecomputed()) {
                deals++;
            }
        } catch (RecordException problem) {
            throw source.bad(problem);
        }
    }
}
