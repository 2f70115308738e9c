package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import table13.rules.Objection;
import table13.table.Logged;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// Replies to what clients ask at a table: whatever the rules of the table decide is the same wherever it stands, the
/// rest is up to its [Place].
///
/// @param clock the time, in milliseconds since 1970
public record Replies(String table, Book book, Audience audience, LongSupplier clock, Place place) {

    /// Where a table stands: on a server, or on somebody's device.
    public interface Place {
        void enter(Client client, Request.Enter request);

        void leave(Client client, Request.Leave request);

        void hint(Client client, Request.Hint request);

        void replay(Client client, Request.Replay request);

        void refuse(Client client, String request, Objection objection);
    }

    /// Replies to a request at a table that is there.
    ///
    /// @return what was stored and is to be told, now that it has been answered
    public List<Logged> reply(Client client, Request.AtTable request) {
        switch (request) {
            case Request.Enter enter -> place.enter(client, enter);
            case Request.Leave leave -> place.leave(client, leave);
            case Request.Replay replay -> place.replay(client, replay);
            // From outside, too: whoever gives up a table need not look at it once more.
            case Request.Close close -> {
                return decide(client, close);
            }
            case Request.Rise rise -> {
                return decide(client, rise);
            }
            case Request.AtTable _
            when !audience.has(client) -> place.refuse(client, request.id(), WireObjection.NOT_ENTERED);
            // The next move of a bot is planned anew, as after everything that was asked.
            case Request.Pace pace -> {
                audience.wants(client, pace.pause());
                client.tell(Messages.done(pace.id()));
            }
            case Request.Hint hint -> hint(client, hint);
            case Request.Decided decided -> {
                return decide(client, decided);
            }
        }
        return List.of();
    }

    private void hint(Client client, Request.Hint hint) {
        if (book.current().rules().hint(client.guest(), hint.version()) instanceof Verdict.Refused refused) {
            place.refuse(client, hint.id(), refused.objection());
        } else {
            place.hint(client, hint);
        }
    }

    private List<Logged> decide(Client client, Request.Decided request) {
        List<Logged> entries = new ArrayList<>();
        switch (book.decide(Decisions.limited(request, client, clock.getAsLong()), entries)) {
            case Verdict.Refused refused -> place.refuse(client, request.id(), refused.objection());
            case Verdict.Already already -> done(client, request.id(), already.version());
            case Verdict.Allowed _ -> done(client, request.id(), book.current().version());
        }
        return entries;
    }

    private void done(Client client, String request, long version) {
        client.tell(Messages.done(request, table, version));
    }

    /// Opens the table: writes its first entries, or says why not.
    ///
    /// @return whether it is open
    public boolean open(Client client, Request.Open request, UnopenedTable unopened) {
        Objection objection = book.open(client, request, unopened);
        if (objection != null) {
            place.refuse(client, request.id(), objection);
        }
        return objection == null;
    }

    /// Shows a table that was just opened to its host.
    ///
    /// @param next what the client is promised for the next one
    public void showOpened(Client client, Request.Open request, UnopenedTable next) {
        client.tell(Messages.opened(request.id(), table, book.current().version(), next.promise()));
        place.enter(client, new Request.Enter("", table, -1, 0, request.pause()));
    }
}
