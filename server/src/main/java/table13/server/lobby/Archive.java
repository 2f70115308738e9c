package table13.server.lobby;

import java.util.Optional;
import table13.table.Table;
import table13.wire.protocol.ReplayMessage;
import table13.wire.protocol.Request;
import table13.wire.protocol.Steps;

/// The finished matches of a table, worked out from its log, each without those before it. For any thread; it takes a
/// while, so not for a table's own.
record Archive(Log log) {

    Optional<String> record(int match) {
        return log.readMatch(match).flatMap(Table::record);
    }

    /// The steps that a client asked for, as a message.
    String replay(Request.Replay request) {
        String record = record(request.match()).orElseThrow();
        return ReplayMessage.replay(
                request.id(), log.id(), Steps.of(request.match(), record, request.from(), request.count()));
    }
}
