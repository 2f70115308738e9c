package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import table13.table.Checkpoint;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.NewerLogException;
import table13.table.Presence;
import table13.table.Table;

/// Reads a table from its log, beginning at its last match. Without a fitting checkpoint it reads the whole log, which
/// is slow but always correct, and stores new checkpoints.
public record TableReader(String id, TableLog log, Dealer dealer) {

    /// The table after its last entry; empty if it does not exist.
    public Optional<Table> read(Presence presence) {
        return log.checkpoint(Integer.MAX_VALUE)
                .flatMap(
                        last -> log.endings(last.match()).flatMap(ended -> from(last, ended, Long.MAX_VALUE, presence)))
                .or(() -> fromTheBeginning(Integer.MAX_VALUE, Long.MAX_VALUE, presence));
    }

    /// The table at the end of a match. It knows the result of this match, but not of those before.
    public Optional<Table> readMatch(int match) {
        Presence absent = new Presence(0);
        long end = beginning(match + 1).map(Checkpoint::version).orElse(Long.MAX_VALUE);
        Optional<Table> past = match == 1
                ? fromTheBeginning(1, end, absent)
                : beginning(match).flatMap(begin -> from(begin, List.of(), end, absent));
        return past.filter(table -> isEndOf(match, table)).or(() -> fromTheBeginning(match, Long.MAX_VALUE, absent));
    }

    private static boolean isEndOf(int match, Table table) {
        return table.record().isPresent() && table.finished().getLast().match() == match;
    }

    private Optional<Checkpoint> beginning(int match) {
        return log.checkpoint(match).filter(checkpoint -> checkpoint.match() == match);
    }

    private Optional<Table> from(Checkpoint checkpoint, List<MatchResult> ended, long upToVersion, Presence presence) {
        try {
            List<LoggedEntry> entries = log.entries(checkpoint.version(), upToVersion);
            boolean fits = !entries.isEmpty()
                    && entries.getFirst().entry() instanceof Entry.Started started
                    && started.match() == checkpoint.match();
            if (!fits) {
                return Optional.empty();
            }
            Table table = Table.of(id, checkpoint, ended, dealer, presence);
            entries.forEach(table::play);
            return Optional.of(table);
        } catch (UnavailableLogException | NewerLogException failure) {
            throw failure;
        } catch (RuntimeException _) {
            return Optional.empty();
        }
    }

    private Optional<Table> fromTheBeginning(int upToMatch, long upToVersion, Presence presence) {
        List<LoggedEntry> entries = log.entries(0, upToVersion);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Table table = new Table(id, entries.getFirst(), dealer, presence);
        List<MatchCheckpoint> checkpoints = new ArrayList<>();
        for (LoggedEntry logged : entries.subList(1, entries.size())) {
            if (logged.entry() instanceof Entry.Started started && started.match() > upToMatch) {
                break;
            }
            MatchCheckpoint.before(logged.entry(), table).ifPresent(checkpoints::add);
            table.play(logged);
        }
        if (!checkpoints.isEmpty()) {
            log.replace(checkpoints);
        }
        return Optional.of(table);
    }
}
