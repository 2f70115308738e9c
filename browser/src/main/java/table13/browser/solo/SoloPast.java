package table13.browser.solo;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.runtime.TableLog;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.MatchHistory;
import table13.table.Presence;
import table13.table.Table;

/// The finished matches of a table. One that is not the last is worked out from the log; it is
/// remembered, because a replay asks for it again and again.
final class SoloPast {
    private final String id;
    private final TableLog log;
    private final Dealer dealer;
    private int match;
    private @Nullable MatchHistory history;

    SoloPast(String id, TableLog log, Dealer dealer) {
        this.id = id;
        this.log = log;
        this.dealer = dealer;
    }

    /// @param now the table as it is
    Optional<MatchHistory> history(int wanted, Table now) {
        if (wanted != match) {
            Optional<MatchHistory> found = isLast(wanted, now) ? now.history() : read(wanted);
            if (found.isEmpty()) {
                return found;
            }
            match = wanted;
            history = found.get();
        }
        return Optional.ofNullable(history);
    }

    private static boolean isLast(int wanted, Table table) {
        return table.record().isPresent() && table.finished().getLast().match() == wanted;
    }

    private Optional<MatchHistory> read(int wanted) {
        Table table = null;
        for (Logged logged : log.entriesAfter(0)) {
            if (table == null) {
                table = new Table(id, logged, dealer, new Presence(logged.at()));
                continue;
            }
            if (logged.entry() instanceof Entry.Started started && started.match() > wanted) {
                break;
            }
            table.play(logged);
        }
        return table == null ? Optional.empty() : table.history();
    }
}
