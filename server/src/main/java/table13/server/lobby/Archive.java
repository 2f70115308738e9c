package table13.server.lobby;

import java.util.List;
import java.util.Optional;
import table13.server.wire.Messages;
import table13.server.wire.Request;
import table13.server.wire.Steps;
import table13.table.Logged;
import table13.table.Phase;
import table13.table.Presence;
import table13.table.Table;

/// The finished matches of a table, worked out from its log. For any thread; it takes a while, so not for a table's
/// own.
record Archive(Log log, House house) {

    Optional<String> record(int match) {
        List<Logged> entries = log.entries(0);
        Table past = new Table(log.id(), entries.getFirst(), house.dealer(), new Presence(house.now()));
        for (Logged logged : entries.subList(1, entries.size())) {
            past.play(logged);
            if (past.phase() == Phase.OVER && past.finished().size() == match) {
                return past.record();
            }
        }
        return Optional.empty();
    }

    /// The steps that a client asked for, as a message.
    Optional<String> replay(Request.Replay request) {
        return record(request.match())
                .map(record -> Messages.replay(
                        request.id(), log.id(), Steps.of(request.match(), record, request.from(), request.count())));
    }
}
