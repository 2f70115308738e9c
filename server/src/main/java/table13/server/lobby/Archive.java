package table13.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Client;
import table13.table.Finished;
import table13.table.MatchHistory;
import table13.table.Table;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.ReplayMessage;
import table13.wire.protocol.Request;
import table13.wire.protocol.Steps;

/// The finished matches of a table, for those who may have them. Each is worked out from the log without those before
/// it, which takes a while: in the [ReadingRoom], not on the table's own thread.
record Archive(TableParts parts, Telling telling) {
    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

    /// Some steps of a finished match.
    void replay(Client client, Request.Replay request) {
        if (!mayHave(client.guest(), request.match())) {
            telling.refuse(client, request.id(), WireObjection.NO_SUCH_MATCH);
        } else if (!parts.shared()
                .readingRoom()
                .read(
                        new ReadingRoom.Reader(client.address(), client.guest()),
                        client::isThere,
                        () -> steps(client, request))) {
            telling.refuse(client, request.id(), WireObjection.TOO_FAST);
        }
    }

    /// Another node may have finished it just now.
    private boolean mayHave(String guest, int match) {
        return parts.current().mayHave(guest, match)
                || (telling.readOn() && parts.current().mayHave(guest, match));
    }

    private Runnable steps(Client client, Request.Replay request) {
        try {
            MatchHistory history = read(request.match(), Table::history).orElseThrow();
            String steps = ReplayMessage.replay(
                    request.id(), parts.id(), Steps.of(request.match(), history, request.from(), request.count()));
            return () -> client.tell(steps);
        } catch (RuntimeException failure) {
            logFailure(request.match(), failure);
            return () -> telling.refuse(client, request.id(), WireObjection.CANNOT_STORE);
        }
    }

    /// The record of a finished match, for a request from outside.
    void record(ReadingRoom.Reader reader, int match, CompletableFuture<Optional<String>> answer) {
        if (parts.find().isEmpty() || !mayHave(reader.guest(), match)) {
            answer.complete(Optional.empty());
            return;
        }
        if (!parts.shared().readingRoom().read(reader, () -> true, () -> record(match, answer))) {
            answer.completeExceptionally(new RejectedExecutionException("Too much is being read just now."));
        }
    }

    private Runnable record(int match, CompletableFuture<Optional<String>> answer) {
        try {
            Optional<String> record = read(match, Table::record);
            return () -> answer.complete(record);
        } catch (RuntimeException failure) {
            logFailure(match, failure);
            return () -> answer.completeExceptionally(failure);
        }
    }

    private <T> Optional<T> read(int match, Function<Table, Optional<T>> part) {
        return parts.log().readMatch(match).flatMap(part);
    }

    private void logFailure(int match, RuntimeException failure) {
        LOG.error("table {}: match {} cannot be read: {}", parts.id(), match, failure.toString(), failure);
    }

    /// How the finished matches ended that this guest may have; nothing if there is no such table for them.
    Optional<List<Finished>> finished(String guest) {
        if (parts.find().isPresent()) {
            telling.readOn();
        }
        return parts.find().filter(table -> isOpenTo(guest, table)).map(table -> table.pastOf(guest));
    }

    private static boolean isOpenTo(String guest, Table table) {
        return table.rules().enter(guest) instanceof Verdict.Allowed
                || !table.pastOf(guest).isEmpty();
    }
}
