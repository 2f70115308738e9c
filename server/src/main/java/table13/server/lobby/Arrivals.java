package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Audience;
import table13.runtime.Client;
import table13.runtime.Decisions;
import table13.runtime.Visits;
import table13.server.store.StoreException;
import table13.table.Logged;
import table13.table.Table;
import table13.table.Verdict;
import table13.wire.LimitReached;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// Who comes to a table and goes, with which device, and what everybody there is told of it.
final class Arrivals {
    private static final Logger LOG = LoggerFactory.getLogger(Arrivals.class);
    private static final long HERE_MILLIS = 120_000;

    private final TableParts parts;
    private final Telling telling;
    private final Audience audience;
    private final Visits visits;

    Arrivals(TableParts parts, Telling telling) {
        this.parts = parts;
        this.telling = telling;
        audience = parts.audience();
        visits = new Visits(audience, parts::now);
    }

    void enter(Client client, Request.Enter enter) {
        boolean isUpToDate = telling.readOn();
        if (!isUpToDate && enter.since() > parts.current().version()) {
            client.hangUp(); // it comes from another node and knows more than this one can find out
            return;
        }
        if (letIn(client) instanceof Verdict.Refused refused) {
            telling.refuse(client, enter.id(), refused.objection());
            return;
        }
        telling.catchUp();
        if (!client.arrive(parts.id())) {
            return; // gone while we were at it: it has said goodbye already
        }
        boolean isNew = audience.add(client) && parts.whereabouts().arrive(client.guest());
        Table now = parts.current();
        visits.show(client, enter, now, telling.isStuck());
        if (isNew) {
            audience.tellPeople(now, parts.now(), client);
            rename(client);
            stay();
        }
    }

    /// The others are told of a return before the one who returns sees the table with it. While nothing can be stored,
    /// everybody may look, and takes their seat back when it can.
    ///
    /// A reached limit does not keep a guest out either: the next move takes the seat back then.
    private Verdict letIn(Client client) {
        String guest = client.guest();
        if (!parts.log().canAppend()) {
            return parts.current().rules().enter(guest);
        }
        List<Logged> entries = new ArrayList<>();
        Verdict verdict = parts.book().decide(Decisions.limited(client, rules -> rules.enter(guest)), entries);
        telling.tell(entries);
        boolean isLimited = verdict instanceof Verdict.Refused refused && refused.objection() instanceof LimitReached;
        return isLimited ? parts.current().rules().enter(guest) : verdict;
    }

    /// Who came while nothing could be stored takes their seat back.
    void takeSeatsBack() {
        audience.all().stream()
                .map(Client::guest)
                .distinct()
                .forEach(guest -> telling.decide(rules -> rules.enter(guest)));
    }

    void leave(Client client, Request.Leave leave) {
        gone(client);
        client.tell(Messages.done(leave.id()));
    }

    /// The device is gone.
    void gone(Client client) {
        client.depart(parts.id());
        boolean isAway = audience.remove(client) && parts.whereabouts().depart(client.guest());
        if (isAway && parts.find().isPresent()) {
            telling.catchUp(); // while the store is away, another node may have told what nobody here has heard yet
            audience.tellPeople(parts.current(), parts.now(), client);
        }
    }

    /// The guest has taken another name while being here.
    void renamed(Client client) {
        if (parts.find().isPresent() && audience.has(client)) {
            rename(client);
        }
    }

    private void rename(Client client) {
        Visits.renaming(client, parts.current())
                .ifPresent(renaming -> telling.decide(Decisions.limited(client, renaming)));
    }

    /// While somebody is here, the table stays on the list of public tables.
    void refresh() {
        if (!audience.isEmpty() && parts.find().isPresent()) {
            stay();
        }
    }

    private void stay() {
        if (parts.current().plan().isPublic() && parts.log().canAppend()) {
            try {
                parts.shared().store().hereUntil(parts.id(), parts.now() + HERE_MILLIS);
            } catch (StoreException failure) {
                LOG.warn("table {}: that somebody is there cannot be stored: {}", parts.id(), failure.getMessage());
            }
        }
    }
}
