package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.server.store.Appended;
import table13.server.wire.Request;
import table13.server.wire.WireObjection;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;

/// A table in memory together with its log: *rule*, *play*, *store*.
///
/// If storing fails, the table in memory is thrown away and read again from its log: what was not stored has not
/// happened. If another node was quicker, the table is read again and the wish ruled anew.
///
/// Not for two threads at once.
final class Book {
    private static final int TRIES = 5;

    private final Log log;
    private final House house;
    private final Presence presence;
    private @Nullable Table table;

    Book(Log log, House house, Presence presence) {
        this.log = log;
        this.house = house;
        this.presence = presence;
    }

    /// The table, read from its log if need be; nothing if there is no such table.
    Optional<Table> find() {
        if (table == null) {
            table = log.read(presence).orElse(null);
        }
        return Optional.ofNullable(table);
    }

    Table current() {
        return find().orElseThrow();
    }

    /// The next one who asks gets the table as its log left it.
    void forget() {
        table = null;
    }

    /// What another node has added to the log; nothing if the table is not in memory anyway.
    List<Logged> readOn() {
        if (table == null) {
            return List.of();
        }
        List<Logged> entries = log.entries(current().version(), Long.MAX_VALUE);
        entries.forEach(current()::play);
        return entries;
    }

    /// Rules on a wish, and if it is allowed plays and stores it.
    ///
    /// @param stored takes what was stored
    Verdict decide(Function<TableRules, Verdict> wish, List<Logged> stored) {
        for (int i = 0; i < TRIES; i++) {
            Table now = current();
            Verdict verdict = wish.apply(now.rules());
            if (!(verdict instanceof Verdict.Allowed allowed)
                    || allowed.entries().isEmpty()) {
                return verdict;
            }
            Played played = new Played().play(now, allowed.entries(), house.now());
            if (store(now, played) == Appended.DONE) {
                stored.addAll(played.entries());
                return verdict;
            }
            forget();
        }
        return new Verdict.Refused(WireObjection.CANNOT_STORE);
    }

    private Appended store(Table now, Played played) {
        try {
            return log.append(now, played);
        } catch (RuntimeException trouble) {
            forget();
            throw trouble;
        }
    }

    // ---- opening

    /// Writes the first entries of a new table: seats the person and the bots, and deals if that is wanted.
    ///
    /// @return why not, or null
    @Nullable
    Objection open(Client client, Request.Open request, Pledge pledge) {
        Played played = new Played();
        Entry opened = new Entry.Opened(client.guest(), client.name(), request.plan(), pledge.secret(), pledge.deal());
        played.entries().add(new Logged(1, house.now(), opened));
        Table fresh = new Table(pledge.table(), played.entries().getFirst(), house.dealer(), presence);
        for (Function<TableRules, Verdict> wish : wishes(client, request)) {
            switch (wish.apply(fresh.rules())) {
                case Verdict.Refused refused -> {
                    return refused.objection();
                }
                case Verdict.Already _ -> {}
                case Verdict.Allowed allowed -> played.play(fresh, allowed.entries(), house.now());
            }
        }
        store(fresh, played);
        table = fresh;
        return null;
    }

    private static List<Function<TableRules, Verdict>> wishes(Client client, Request.Open request) {
        List<Function<TableRules, Verdict>> wishes = new ArrayList<>();
        if (request.seat() >= 0) {
            wishes.add(rules -> rules.sit(client.guest(), client.name(), request.seat(), request.seed()));
        }
        request.bots().forEach((seat, level) -> wishes.add(rules -> rules.seatBot(client.guest(), seat, level)));
        if (request.start()) {
            wishes.add(rules -> rules.start(client.guest(), true));
        }
        return wishes;
    }
}
