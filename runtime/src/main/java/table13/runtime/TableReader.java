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

/// Reads a table from its log, from its last match on. Where no checkpoint fits, it is read from its beginning, which
/// is
/// slow but never wrong, and the checkpoints are written anew.
public record TableReader(String id, TableLog log, Dealer dealer) {

    /// The table as its log left it; nothing if there is no such table.
    public Optional<Table> read(Presence presence) {
        return log.checkpoint(Integer.MAX_VALUE)
                .flatMap(
                        last -> log.endings(last.match()).flatMap(ended -> from(last, ended, Long.MAX_VALUE, presence)))
                .or(() -> fromTheBeginning(Integer.MAX_VALUE, Long.MAX_VALUE, presence));
    }

    /// The table as it was when this match was over. It knows how this match ended, but not those before it.
    public Optional<Table> readMatch(int match) {
        Presence nobody = new Presence(0);
        long end = beginning(match + 1).map(Checkpoint::version).orElse(Long.MAX_VALUE);
        Optional<Table> past = match == 1
                ? fromTheBeginning(1, end, nobody)
                : beginning(match).flatMap(begin -> from(begin, List.of(), end, nobody));
        return past.filter(table -> isEndOf(match, table)).or(() -> fromTheBeginning(match, Long.MAX_VALUE, nobody));
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
        List<MatchCheckpoint> bookmarks = new ArrayList<>();
        for (LoggedEntry logged : entries.subList(1, entries.size())) {
            if (logged.entry() instanceof Entry.Started started && started.match() > upToMatch) {
                break;
            }
            MatchCheckpoint.before(logged.entry(), table).ifPresent(bookmarks::add);
            table.play(logged);
        }
        if (!bookmarks.isEmpty()) {
            log.replace(bookmarks);
        }
        return Optional.of(table);
    }
}
