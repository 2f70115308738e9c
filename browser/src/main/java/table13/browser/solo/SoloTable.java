package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import table13.rules.Objection;
import table13.runtime.Audience;
import table13.runtime.Book;
import table13.runtime.Client;
import table13.runtime.Replies;
import table13.runtime.TableLog;
import table13.runtime.Teller;
import table13.runtime.UnopenedTable;
import table13.runtime.Visits;
import table13.table.Dealer;
import table13.table.Due;
import table13.table.Logged;
import table13.table.MatchHistory;
import table13.table.Pause;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.ReplayMessage;
import table13.wire.protocol.Request;
import table13.wire.protocol.Steps;

/// One table on this device. Its time stands still while nobody looks at it: nothing is due there, and who comes back
/// finds the match as it was, with as much time to think as was left.
final class SoloTable implements Replies.Place {
    /// As on a server.
    private static final Pause USUAL = Pause.even(400);

    private final String id;
    private final SoloClock clock;
    private final Conduct conduct;
    private final Presence presence;
    private final Book book;
    private final Audience audience = new Audience();
    private final Teller teller;
    private final Visits visits;
    private final Replies replies;
    private final SoloPast past;
    private int readings;
    private long goesOnSince;
    private long thought;

    SoloTable(String id, TableLog log, Conduct conduct, Dealer dealer, SoloClock clock) {
        this.id = id;
        this.clock = clock;
        this.conduct = conduct;
        presence = new Presence(clock.now());
        book = new Book(log, dealer, clock::now, presence);
        teller = new Teller(book, audience, clock::now, guest -> presence.depart(guest, clock.now()));
        visits = new Visits(audience, clock::now);
        replies = new Replies(id, book, audience, clock::now, this);
        past = new SoloPast(id, log, dealer);
    }

    /// The table, read if need be; nothing if there is none.
    Optional<Table> find() {
        Optional<Table> found = book.find();
        if (readings != book.readings()) {
            readings = book.readings();
            goesOnSince = clock.now();
            found.ifPresent(table -> table.rest(goesOnSince - table.changedAt() - thought));
        }
        return found;
    }

    boolean isLookedAt() {
        return !audience.isEmpty();
    }

    /// What is in memory cannot be trusted any more, or nobody needs it.
    void forget() {
        book.forget();
    }

    // ---- what the person asks

    void answer(Client client, Request.AtTable request) {
        Table table = find().orElse(null);
        Objection objection =
                table == null ? WireObjection.NO_SUCH_TABLE : conduct.objection(table, client.guest(), request);
        if (objection == null) {
            tell(replies.reply(client, request));
        } else {
            refuse(client, request.id(), objection);
        }
    }

    void open(Client client, Request.Open request, UnopenedTable unopened, UnopenedTable next) {
        if (replies.open(client, request, unopened)) {
            goesOnSince = clock.now();
            replies.showOpened(client, request, next);
        }
    }

    @Override
    public void enter(Client client, Request.Enter request) {
        if (decide(rules -> rules.enter(client.guest())) instanceof Verdict.Refused refused) {
            refuse(client, request.id(), refused.objection());
            return;
        }
        teller.catchUp();
        client.arrive(id);
        boolean isNew = audience.add(client) && presence.arrive(client.guest());
        visits.show(client, request, book.current(), false);
        if (isNew) {
            rename(client);
        }
    }

    private void rename(Client client) {
        Visits.renaming(client, book.current()).ifPresent(this::decide);
    }

    /// The person has taken another name.
    void renamed(Client client) {
        if (find().isPresent() && audience.has(client)) {
            rename(client);
        }
    }

    @Override
    public void leave(Client client, Request.Leave request) {
        gone(client);
        client.tell(Messages.done(request.id()));
    }

    /// The device is here no more.
    void gone(Client client) {
        client.depart(id);
        if (audience.remove(client)) {
            presence.depart(client.guest(), clock.now());
            thought += clock.now() - goesOnSince;
        }
    }

    @Override
    public void hint(Client client, Request.Hint request) {
        conduct.hint(book.current())
                .ifPresent(advice -> client.tell(Messages.hint(request.id(), id, request.version(), advice)));
    }

    @Override
    public void replay(Client client, Request.Replay request) {
        Optional<MatchHistory> history = history(client.guest(), request.match());
        if (history.isEmpty()) {
            refuse(client, request.id(), WireObjection.NO_SUCH_MATCH);
            return;
        }
        Steps steps = Steps.of(request.match(), history.get(), request.from(), request.count());
        client.tell(ReplayMessage.replay(request.id(), id, steps));
    }

    @Override
    public void refuse(Client client, String request, Objection objection) {
        client.tell(Messages.refused(request, objection));
    }

    /// The record of a finished match, if this guest may have it.
    Optional<String> record(String guest, int match) {
        return history(guest, match).map(MatchHistory::record);
    }

    private Optional<MatchHistory> history(String guest, int match) {
        return find().filter(table -> table.mayHave(guest, match)).flatMap(table -> past.history(match, table));
    }

    // ---- what is due

    /// What is due next though nobody asks for it; nothing while nobody looks.
    Optional<Due> due() {
        return isLookedAt()
                ? find().flatMap(table -> table.due(audience.pause(table, USUAL).millis(table)))
                        .filter(due -> !(due instanceof Due.Think think) || conduct.goesOn(think))
                : Optional.empty();
    }

    void carryOut(Due due) {
        if (due instanceof Due.Think think) {
            String move = conduct.move(book.current(), think);
            decide(rules -> rules.botMove(think, move));
        } else {
            decide(rules -> rules.fall(due, clock.now()));
        }
    }

    /// The device was asleep for so long.
    void rest(long millis) {
        if (isLookedAt()) {
            find().ifPresent(table -> table.rest(millis));
            goesOnSince += millis;
        }
    }

    /// Closes the table, if this guest may.
    void close(String guest) {
        if (find().isPresent()) {
            decide(rules -> rules.close(guest));
        }
    }

    private Verdict decide(Function<TableRules, Verdict> request) {
        List<Logged> entries = new ArrayList<>();
        Verdict verdict = book.decide(request, entries);
        tell(entries);
        return verdict;
    }

    private void tell(List<Logged> entries) {
        if (!entries.isEmpty()) {
            thought = 0;
            goesOnSince = clock.now();
            teller.catchUp();
        }
    }
}
