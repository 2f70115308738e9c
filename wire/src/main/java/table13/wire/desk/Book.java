package table13.wire.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;

/// A table in memory together with its log: *rule*, *play*, *store*.
///
/// If storing fails, the table in memory is thrown away and read again from its log: what was not stored has not
/// happened. If another node was quicker, the table is read again and the request ruled on anew.
///
/// Not for two threads at once.
public final class Book {
    private static final int TRIES = 5;

    private final TableLog log;
    private final Dealer dealer;
    private final LongSupplier clock;
    private final Presence presence;
    private @Nullable Table table;

    /// A table that is not read yet.
    ///
    /// @param clock the time, in milliseconds since 1970
    public Book(TableLog log, Dealer dealer, LongSupplier clock, Presence presence) {
        this.log = log;
        this.dealer = dealer;
        this.clock = clock;
        this.presence = presence;
    }

    /// The table, read from its log if need be; nothing if there is no such table.
    public Optional<Table> find() {
        if (table == null) {
            table = log.read(presence).orElse(null);
        }
        return Optional.ofNullable(table);
    }

    public Table current() {
        return find().orElseThrow();
    }

    /// The next one who asks gets the table as its log left it.
    public void forget() {
        table = null;
    }

    /// What another node has added to the log; nothing if the table is not in memory anyway.
    public List<Logged> readOn() {
        if (table == null) {
            return List.of();
        }
        List<Logged> entries = log.entriesAfter(current().version());
        entries.forEach(current()::play);
        return entries;
    }

    /// Rules on a request, and if it is allowed plays and stores it.
    ///
    /// @param stored takes what was stored
    public Verdict decide(Function<TableRules, Verdict> request, List<Logged> stored) {
        for (int i = 0; i < TRIES; i++) {
            Table now = current();
            Verdict verdict = request.apply(now.rules());
            if (!(verdict instanceof Verdict.Allowed allowed)
                    || allowed.entries().isEmpty()) {
                return verdict;
            }
            Played played = new Played().play(now, allowed.entries(), clock.getAsLong());
            if (store(now, played)) {
                stored.addAll(played.entries());
                return verdict;
            }
            forget();
        }
        return new Verdict.Refused(WireObjection.CANNOT_STORE);
    }

    private boolean store(Table now, Played played) {
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
    public @Nullable Objection open(String guest, String name, Request.Open request, UnopenedTable unopened) {
        Played played = new Played();
        Entry opened = new Entry.Opened(guest, name, request.plan(), unopened.secret(), unopened.deal());
        played.entries().add(new Logged(1, clock.getAsLong(), opened));
        Table fresh = new Table(unopened.table(), played.entries().getFirst(), dealer, presence);
        for (Function<TableRules, Verdict> each : openings(guest, name, request)) {
            switch (each.apply(fresh.rules())) {
                case Verdict.Refused refused -> {
                    return refused.objection();
                }
                case Verdict.Already _ -> {}
                case Verdict.Allowed allowed -> played.play(fresh, allowed.entries(), clock.getAsLong());
            }
        }
        store(fresh, played);
        table = fresh;
        return null;
    }

    private static List<Function<TableRules, Verdict>> openings(String guest, String name, Request.Open request) {
        List<Function<TableRules, Verdict>> openings = new ArrayList<>();
        if (request.seat() >= 0) {
            openings.add(rules -> rules.sit(guest, name, request.seat(), request.seed()));
        }
        request.bots().forEach((seat, level) -> openings.add(rules -> rules.seatBot(guest, seat, level)));
        if (request.start()) {
            openings.add(rules -> rules.start(guest, true));
        }
        return openings;
    }
}
