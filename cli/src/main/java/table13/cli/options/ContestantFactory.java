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

/// Finds who is meant by a bot's name: one of ours, or a program. For any number of threads.
public final class ContestantFactory {
    private final Setup setup;
    private final ProgramContestant.Conditions programs;
    private final Set<String> remarks = new ConcurrentSkipListSet<>();

    public ContestantFactory(Setup setup, ProgramOptions options) {
        this.setup = setup;
        programs = options.conditions(remarks::add);
    }

    /// One that is to be closed in the end.
    public Contestant contestant(String name) {
        try {
            return name.startsWith(ProgramContestant.PREFIX)
                    ? new ProgramContestant(name, programs)
                    : Contestant.of(Bots.named(name, setup));
        } catch (IllegalArgumentException unknown) {
            throw new UsageException(String.valueOf(unknown.getMessage()));
        }
    }

    /// Complains if one of them does not exist.
    public void check(Collection<String> names) {
        names.forEach(name -> contestant(name).close());
    }

    /// What people should know of the programs, a sentence each.
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /// Takes lists of bots apart. Commas separate them, but the command of an `exec:` bot may hold commas too and goes
    /// on to the end of its list, so what comes after it needs a list of its own.
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
