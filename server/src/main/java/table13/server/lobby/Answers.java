package table13.server.lobby;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.runtime.Client;
import table13.runtime.Replies;
import table13.runtime.UnknownOutcome;
import table13.runtime.UnopenedTable;
import table13.table.Logged;
import table13.table.NewerLog;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;

/// Answers what clients ask at a table, see [Replies]. Who asks gets an answer whatever happens, unless nobody knows
/// it: then the line is hung up, and who comes back asks again.
final class Answers implements Replies.Place {
    private static final Logger LOG = LoggerFactory.getLogger(Answers.class);

    private final TableParts parts;
    private final Telling telling;
    private final Arrivals arrivals;
    private final BotMoves bots;
    private final Archive archive;
    private final Replies replies;

    Answers(TableParts parts, Telling telling, Arrivals arrivals, BotMoves bots, Archive archive) {
        this.parts = parts;
        this.telling = telling;
        this.arrivals = arrivals;
        this.bots = bots;
        this.archive = archive;
        replies = new Replies(parts.id(), parts.book(), parts.audience(), parts::now, this);
    }

    void answer(Client client, Request.AtTable request) {
        List<Logged> entries;
        try {
            if (parts.find().isPresent()) {
                entries = replies.reply(client, request);
            } else {
                entries = List.of();
                telling.refuse(client, request.id(), WireObjection.NO_SUCH_TABLE);
            }
        } catch (RuntimeException failure) {
            fail(client, request.id(), request instanceof Request.Decided, failure);
            throw failure;
        }
        telling.tell(entries);
    }

    /// @param mayBeStored whether it may be a repetition of something whose outcome is unknown
    private void fail(Client client, String request, boolean mayBeStored, RuntimeException failure) {
        boolean isUnknown = failure instanceof UnknownOutcome
                || (mayBeStored && parts.book().isDoubtful())
                || (failure instanceof NewerLog && parts.shared().condition().hasSuccessors());
        if (isUnknown) {
            client.hangUp();
        } else {
            telling.refuse(client, request, WireObjection.CANNOT_STORE);
        }
    }

    /// Opens the table: writes its first entries.
    ///
    /// @param next what the client is promised for the next one
    void open(Client client, Request.Open request, UnopenedTable unopened, UnopenedTable next) {
        boolean isOpen;
        try {
            isOpen = replies.open(client, request, unopened);
        } catch (RuntimeException failure) {
            fail(client, request.id(), true, failure);
            throw failure;
        }
        if (isOpen) {
            LOG.info("table {}: opened for {}", parts.id(), request.plan().setup());
            telling.opened();
            replies.showOpened(client, request, next);
        }
    }

    @Override
    public void enter(Client client, Request.Enter request) {
        arrivals.enter(client, request);
    }

    @Override
    public void leave(Client client, Request.Leave request) {
        arrivals.leave(client, request);
    }

    @Override
    public void hint(Client client, Request.Hint request) {
        bots.hint(client, request);
    }

    @Override
    public void replay(Client client, Request.Replay request) {
        archive.replay(client, request);
    }

    @Override
    public void refuse(Client client, String request, Objection objection) {
        telling.refuse(client, request, objection);
    }
}
