package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.StoreException;

/// Everything that was told to anybody, table by table, and all that did not fit together. It lives outside of all
/// servers.
final class ClientHistory {
    /// Above this, whole logs are compared only now and then, and otherwise what is new in them.
    private static final long MANY_ENTRIES = 20_000;

    private static final int NOW_AND_THEN = 20;
    private static final int MOST_TRIES = 3;

    private final Map<String, TableAudit> accounts = new ConcurrentHashMap<>();
    private final Queue<Complaint> complaints = new ConcurrentLinkedQueue<>();
    private final boolean endsAtOnce;
    private int checks;

    /// @param endsAtOnce whether a single complaint is the end; otherwise they are counted
    ClientHistory(boolean endsAtOnce) {
        this.endsAtOnce = endsAtOnce;
    }

    private record Complaint(Violation kind, String words) {
        @Override
        public String toString() {
            return kind + ": " + words;
        }
    }

    TableAudit of(String table) {
        return accounts.computeIfAbsent(table, id -> new TableAudit(id, this));
    }

    void complain(Violation kind, String complaint) {
        complaints.add(new Complaint(kind, complaint));
    }

    List<String> complaints() {
        return complaints.stream().map(Complaint::toString).toList();
    }

    void assertNothingToComplainOf() {
        if (endsAtOnce) {
            assertThat(complaints()).isEmpty();
        }
    }

    /// How many complaints there are of each kind.
    Map<Violation, Integer> wrongs() {
        Map<Violation, Integer> counted = new EnumMap<>(Violation.class);
        complaints.forEach(complaint -> counted.merge(complaint.kind(), 1, Integer::sum));
        return counted;
    }

    /// The highest version of each table that was told to anybody.
    Map<String, Long> heights() {
        return accounts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, account -> account.getValue().height()));
    }

    /// How often something happened at any table, as far as it was told.
    long happenings() {
        return accounts.values().stream().mapToLong(TableAudit::height).sum();
    }

    Map<String, Integer> matchesEnded() {
        return accounts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, account -> account.getValue().matchesEnded()));
    }

    int acknowledgedMoves() {
        return sum(TableAudit::acknowledgedMoves);
    }

    int answersChecked() {
        return sum(audit -> audit.order().answers());
    }

    private int sum(ToIntFunction<TableAudit> what) {
        return accounts.values().stream().mapToInt(what).sum();
    }

    /// Compares with the logs; the tables may be played at meanwhile.
    ///
    /// @param promised what [#heights] was before the logs could be read
    void check(Store store, Map<String, Long> promised) {
        check(store, promised, false);
    }

    /// As above, with every entry of every log.
    void checkAll(Store store, Map<String, Long> promised) {
        check(store, promised, true);
    }

    private void check(Store store, Map<String, Long> promised, boolean isWhole) {
        long read =
                accounts.values().stream().mapToLong(TableAudit::entriesRead).sum();
        boolean isFromStart = isWhole || read < MANY_ENTRIES || checks++ % NOW_AND_THEN == 0;
        promised.forEach((table, height) -> {
            TableAudit audit = of(table);
            long after = isFromStart ? 0 : audit.entriesRead();
            audit.check(entries(store, table, after), after, height);
        });
    }

    /// After hours of play a log is long, and the database has just died: it may take its time once or twice.
    private static List<EntryRow> entries(Store store, String table, long after) {
        for (int tries = 1; ; tries++) {
            try {
                return store.entries(table, after);
            } catch (StoreException slow) {
                if (tries == MOST_TRIES) {
                    throw slow;
                }
            }
        }
    }
}
