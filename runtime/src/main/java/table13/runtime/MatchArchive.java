package table13.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.table.MatchHistory;
import table13.table.Table;
import table13.wire.protocol.ReplayMessage;
import table13.wire.protocol.ReplaySteps;
import table13.wire.protocol.Request;

/// The finished matches of a table, replayed from its log. Caches the last requested match, because a replay is read
/// page by page. Thread-safe if the log is.
public final class MatchArchive {
    private final TableReader reader;
    private volatile @Nullable Known known;

    MatchArchive(TableReader reader) {
        this.reader = reader;
    }

    private record Known(int match, MatchHistory history) {}

    /// Caches the table's last match if it has this number, so that it need not be read from the log.
    void prepare(int match, Table table) {
        Known last = known;
        if ((last == null || last.match != match) && table.finished().getLast().match() == match) {
            table.history().ifPresent(history -> known = new Known(match, history));
        }
    }

    /// Some steps of a match, as a message; empty if the match is not finished.
    public Optional<String> replay(Request.Replay request) {
        return history(request.match())
                .map(history -> ReplaySteps.of(request.match(), history, request.from(), request.count()))
                .map(steps -> ReplayMessage.replay(request.id(), request.table(), steps));
    }

    /// The record of a match; empty if the match is not finished.
    public Optional<String> record(int match) {
        return history(match).map(MatchHistory::record);
    }

    private Optional<MatchHistory> history(int match) {
        Known last = known;
        if (last != null && last.match == match) {
            return Optional.of(last.history);
        }
        Optional<MatchHistory> read = reader.readMatch(match).flatMap(Table::history);
        read.ifPresent(history -> known = new Known(match, history));
        return read;
    }
}
