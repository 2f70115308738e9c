package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;

/// A table in memory together with its log: *rule*, *play*, *store*.
///
/// If storing fails, the table in memory is thrown away and read again from its log: what was not stored has not
/// happened. If another node was quicker, the table is read again and the request ruled on anew. If nobody knows
/// whether it was stored, nobody is told anything before the log has been read again.
///
/// Not for two threads at once.
public final class EventSourcedTable {
    private static final int TRIES = 5;

    private final TableReader reader;
    private final TableLog log;
    private final LongSupplier clock;
    private final Presence presence;
    private final Consumer<Table> readPresence;
    private @Nullable Table table;
    private int readings;
    private boolean isDoubtful;

    /// A table that is not read yet.
    ///
    /// @param clock the time, in milliseconds since 1970
    /// @param readPresence brings presence up to date; called once before a refusal that depends on it
    public EventSourcedTable(TableReader reader, LongSupplier clock, Presence presence, Consumer<Table> readPresence) {
        this.reader = reader;
        this.log = reader.log();
        this.clock = clock;
        this.presence = presence;
        this.readPresence = readPresence;
    }

    /// The table, read from its log if need be; nothing if there is no such table.
    public Optional<Table> find() {
        if (table == null) {
            table = reader.read(presence).orElse(null);
            readings++;
            isDoubtful = false;
        }
        return Optional.ofNullable(table);
    }

    public Table current() {
        return find().orElseThrow();
    }

    /// The version that the table in memory has reached; 0 if there is none.
    public long version() {
        return table == null ? 0 : table.version();
    }

    /// How often the table has been read from its log.
    public int readings() {
        return readings;
    }

    /// Whether something may have been stored of which nobody knows, and the log has not been read since.
    public boolean isDoubtful() {
        return isDoubtful;
    }

    /// The next one who asks gets the table as its log left it.
    public void forget() {
        table = null;
    }

    /// Takes what other nodes have added to the log. If its end is not what it was, because a database that took over
    /// from another has lost some of it, the table is forgotten. Without a table in memory there is nothing to do.
    public void readTail() {
        Table now = table;
        if (now == null) {
            return;
        }
        if (!applyTail(log.entriesAfter(now.version() - 1))) {
            forget();
        }
    }

    /// Takes what follows on the end of the table in memory, from wherever it is known.
    ///
    /// @param end entries that follow each other, as the log has them
    /// @return false if the end of the table is not among them: then nothing has changed
    public boolean applyTail(List<LoggedEntry> end) {
        Table now = table;
        if (now == null || !end.contains(now.last())) {
            return false;
        }
        try {
            end.stream().skip(1L + end.indexOf(now.last())).forEach(now::play);
            return true;
        } catch (RuntimeException unreadable) {
            forget();
            throw unreadable;
        }
    }

    /// Rules on a request, and if it is allowed plays and stores it.
    ///
    /// @param stored takes what was stored
    /// @throws UnknownOutcomeException if nobody knows whether it was
    public Verdict decide(Function<TableRules, Verdict> request, List<LoggedEntry> stored) {
        for (int i = 0; i < TRIES; i++) {
            Table now = current();
            Verdict verdict = request.apply(now.rules());
            if (i == 0 && verdict instanceof Verdict.Refused refused && log.canAppend() && mayBeLate(now, refused)) {
                continue;
            }
            if (!(verdict instanceof Verdict.Allowed allowed)
                    || allowed.entries().isEmpty()) {
                return verdict;
            }
            if (!log.canAppend()) {
                break;
            }
            // Another node may have written by a clock that is a little ahead.
            long at = Math.max(clock.getAsLong(), now.changedAt());
            UncommittedEntries uncommitted = new UncommittedEntries(now.last()).play(now, allowed.entries(), at);
            if (store(now, uncommitted)) {
                stored.addAll(uncommitted.entries());
                return verdict;
            }
            forget();
        }
        return new Verdict.Refused(WireObjection.CANNOT_STORE);
    }

    /// Whether this may be refused only because this node knows too little: reads on in the log, and presence if the
    /// refusal depends on it. Both are read once for each refused request.
    private boolean mayBeLate(Table now, Verdict.Refused refused) {
        boolean isBehind = isBehind(now);
        if (refused.dependsOnPresence()) {
            readPresence.accept(current());
        }
        return isBehind || refused.dependsOnPresence();
    }

    /// Whether the log says more than the table in memory, which has read on then. Who is refused may have heard at
    /// another node why it is allowed by now.
    private boolean isBehind(Table now) {
        long before = now.version();
        readTail();
        return now != table || now.version() != before;
    }

    private boolean store(Table now, UncommittedEntries uncommitted) {
        try {
            return log.append(now, uncommitted);
        } catch (RuntimeException failure) {
            isDoubtful = failure instanceof UnknownOutcomeException;
            forget();
            throw failure;
        }
    }

    // ---- opening

    /// Writes the first entries of a new table: seats the person and the bots, and deals if that is wanted.
    ///
    /// @return why not, or null
    public @Nullable Objection open(Client client, Request.Open request, ReservedTable unopened) {
        String guest = client.guest();
        String name = client.name();
        UncommittedEntries uncommitted = new UncommittedEntries(null);
        Entry opened = new Entry.Opened(guest, name, request.plan(), unopened.secret(), unopened.deal());
        uncommitted.entries().add(new LoggedEntry(1, clock.getAsLong(), opened));
        Table fresh = new Table(unopened.table(), uncommitted.entries().getFirst(), reader.dealer(), presence);
        for (Function<TableRules, Verdict> each : openings(guest, name, request)) {
            switch (each.apply(fresh.rules())) {
                case Verdict.Refused refused -> {
                    return refused.objection();
                }
                case Verdict.Already _ -> {}
                case Verdict.Allowed allowed -> uncommitted.play(fresh, allowed.entries(), clock.getAsLong());
            }
        }
        Objection limit = client.count(
                uncommitted.entries().stream().map(LoggedEntry::entry).toList());
        if (limit != null) {
            return limit;
        }
        if (!log.canAppend() || !store(fresh, uncommitted)) {
            return WireObjection.CANNOT_STORE;
        }
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
