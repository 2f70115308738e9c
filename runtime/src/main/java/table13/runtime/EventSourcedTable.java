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
/// If storing fails, the table is dropped and read again from its log: entries that were not stored have not happened.
/// If another node was quicker, the table is read again and the request is ruled on again. If the outcome is unknown,
/// nothing is sent before the log has been read again.
///
/// Not thread-safe.
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
    /// @param readPresence updates the presence; called once before a refusal that depends on it
    public EventSourcedTable(TableReader reader, LongSupplier clock, Presence presence, Consumer<Table> readPresence) {
        this.reader = reader;
        this.log = reader.log();
        this.clock = clock;
        this.presence = presence;
        this.readPresence = readPresence;
    }

    /// The table, read from its log if necessary; empty if it does not exist.
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

    /// The version in memory; 0 without a table in memory.
    public long version() {
        return table == null ? 0 : table.version();
    }

    /// The number of times the table was read from its log.
    public int readings() {
        return readings;
    }

    /// Whether the outcome of an append is unknown and the log has not been read since.
    public boolean isDoubtful() {
        return isDoubtful;
    }

    /// Drops the table from memory. The next use reads it from its log.
    public void forget() {
        table = null;
    }

    /// Applies entries that other nodes have appended. If the end of the log has changed, because a failover lost
    /// entries, the table is dropped. Does nothing without a table in memory.
    public void readTail() {
        Table now = table;
        if (now == null) {
            return;
        }
        if (!applyTail(log.entriesAfter(now.version() - 1))) {
            forget();
        }
    }

    /// Applies the entries that follow the table's last one.
    ///
    /// @param end consecutive entries of the log
    /// @return false if the table's last entry is not among them; nothing has changed then
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

    /// Rules on a request. If it is allowed, plays and stores its entries.
    ///
    /// @param stored receives the stored entries
    /// @throws UnknownOutcomeException if the store cannot confirm or deny the append
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
            // The clock of another node may be slightly ahead.
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

    /// Whether the refusal may come from outdated data. Reads the log tail, and presence if the refusal depends on it,
    /// once for each refused request.
    private boolean mayBeLate(Table now, Verdict.Refused refused) {
        boolean isBehind = isBehind(now);
        if (refused.dependsOnPresence()) {
            readPresence.accept(current());
        }
        return isBehind || refused.dependsOnPresence();
    }

    /// Reads the log tail; returns whether the table has changed. A refused guest may have seen a newer version on
    /// another node.
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

    /// Appends the first entries of a new table: seats the person and the bots, and deals on request.
    ///
    /// @return the objection, or null
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
