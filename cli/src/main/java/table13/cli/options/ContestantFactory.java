package table13.cli.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import table13.arena.Contestant;
import table13.arena.program.ProgramContestant;
import table13.bots.level.Bots;
import table13.cli.terminal.UsageException;
import table13.rules.Setup;

/// Creates the contestant for the name of a bot: a built-in bot or a program. Thread-safe.
public final class ContestantFactory {
    private final Setup setup;
    private final ProgramContestant.Conditions programs;
    private final Set<String> remarks = new ConcurrentSkipListSet<>();

    public ContestantFactory(Setup setup, ProgramOptions options) {
        this.setup = setup;
        programs = options.conditions(remarks::add);
    }

    /// The caller closes the contestant.
    public Contestant contestant(String name) {
        try {
            return name.startsWith(ProgramContestant.PREFIX)
                    ? new ProgramContestant(name, programs)
                    : Contestant.of(Bots.named(name, setup));
        } catch (IllegalArgumentException unknown) {
            throw new UsageException(String.valueOf(unknown.getMessage()));
        }
    }

    /// Throws a [UsageException] if one of the bots does not exist.
    public void check(Collection<String> names) {
        names.forEach(name -> contestant(name).close());
    }

    /// Remarks about the programs for the user, one sentence each.
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /// Splits lists of bots at commas. The command of an `exec:` bot may contain commas and extends to the end of its
    /// list, so the bots after it need another list.
    public static List<String> names(List<String> lists) {
        List<String> names = new ArrayList<>();
        for (String list : lists) {
            String rest = list;
            int comma = rest.indexOf(',');
            while (comma >= 0 && !rest.startsWith(ProgramContestant.PREFIX)) {
                names.add(rest.substring(0, comma).strip());
                rest = rest.substring(comma + 1).stripLeading();
                comma = rest.indexOf(',');
            }
            names.add(rest.strip());
        }
        return names;
    }
}
