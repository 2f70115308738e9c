package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.table.Logged;
import table13.table.NewerLog;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.desk.Client;
import table13.wire.desk.Decisions;
import table13.wire.desk.UnknownOutcome;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// Answers what clients ask at a table. Who asks gets an answer whatever happens, unless nobody knows it: then the line
/// is hung up, and who comes back asks again.
record Answers(TableParts parts, Telling telling, Arrivals arrivals, BotMoves bots, Archive archive) {
    private static final Logger LOG = LoggerFactory.getLogger(Answers.class);

    void answer(Client client, Request.AtTable request) {
        List<Logged> entries;
        try {
            if (parts.find().isPresent()) {
                entries = answerAtTable(client, request);
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

    /// @return what was stored and is to be told, now that it has been answered
    private List<Logged> answerAtTable(Client client, Request.AtTable request) {
        switch (request) {
            case Request.Enter enter -> arrivals.enter(client, enter);
            case Request.Leave leave -> arrivals.leave(client, leave);
            case Request.Pace pace -> arrivals.pace(client, pace);
            case Request.Hint hint -> bots.hint(client, hint, telling);
            case Request.Replay replay -> archive.replay(client, replay);
            // From outside, too: whoever gives up a table need not look at it once more.
            case Request.Close close -> {
                return decide(client, close);
            }
            case Request.Rise rise -> {
                return decide(client, rise);
            }
            case Request.Decided _
            when !parts.audience().has(client) -> telling.refuse(client, request.id(), WireObjection.NOT_ENTERED);
            case Request.Decided decided -> {
                return decide(client, decided);
            }
        }
        return List.of();
    }

    private List<Logged> decide(Client client, Request.Decided request) {
        List<Logged> entries = new ArrayList<>();
        switch (parts.book().decide(Decisions.of(request, client, parts.now()), entries)) {
            case Verdict.Refused refused -> telling.refuse(client, request.id(), refused.objection());
            case Verdict.Already already -> done(client, request.id(), already.version());
            case Verdict.Allowed _ -> done(client, request.id(), parts.current().version());
        }
        return entries;
    }

    private void done(Client client, String request, long version) {
        client.tell(Messages.done(request, parts.id(), version));
    }

    /// Opens the table: writes its first entries.
    ///
    /// @param next what the client is promised for the next one
    void open(Client client, Request.Open request, UnopenedTable unopened, UnopenedTable next) {
        Objection objection;
        try {
            objection = parts.book().open(client.guest(), client.name(), request, unopened);
        } catch (RuntimeException failure) {
            fail(client, request.id(), true, failure);
            throw failure;
        }
        if (objection != null) {
            telling.refuse(client, request.id(), objection);
            return;
        }
        LOG.info("table {}: opened for {}", parts.id(), request.plan().setup());
        client.tell(Messages.opened(request.id(), parts.id(), parts.current().version(), next.promise()));
        arrivals.enter(client, new Request.Enter("", parts.id(), -1, 0, request.pause()));
    }
}
