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

/// Everything that clients received, by table, and all violations found. Independent of the servers.
final class ClientHistory {
    /// Above this only new entries are compared; the whole log is compared at intervals.
    private static final long MANY_ENTRIES = 20_000;

    private static final int NOW_AND_THEN = 20;
    private static final int MOST_TRIES = 3;

    private final Map<String, TableAudit> audits = new ConcurrentHashMap<>();
    private final Queue<Complaint> complaints = new ConcurrentLinkedQueue<>();
    private final boolean endsAtOnce;
    private int checks;

    /// @param endsAtOnce whether the first violation ends the run; otherwise violations are counted
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
        return audits.computeIfAbsent(table, id -> new TableAudit(id, this));
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

    /// Number of violations of each kind.
    Map<Violation, Integer> wrongs() {
        Map<Violation, Integer> counted = new EnumMap<>(Violation.class);
        complaints.forEach(complaint -> counted.merge(complaint.kind(), 1, Integer::sum));
        return counted;
    }

    /// The highest version of each table that any client received.
    Map<String, Long> heights() {
        return audits.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, account -> account.getValue().height()));
    }

    /// Number of changes at all tables, as far as clients received them.
    long happenings() {
        return audits.values().stream().mapToLong(TableAudit::height).sum();
    }

    Map<String, Integer> matchesEnded() {
        return audits.entrySet().stream()
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
        return audits.values().stream().mapToInt(what).sum();
    }

    /// Compares with the logs. Play may continue meanwhile.
    ///
    /// @param promised result of [#heights] before the logs were read
    void check(Store store, Map<String, Long> promised) {
        check(store, promised, false);
    }

    /// As above, with every entry of every log.
    void checkAll(Store store, Map<String, Long> promised) {
        check(store, promised, true);
    }

    private void check(Store store, Map<String, Long> promised, boolean isWhole) {
        long read = audits.values().stream().mapToLong(TableAudit::entriesRead).sum();
        boolean isFromStart = isWhole || read < MANY_ENTRIES || checks++ % NOW_AND_THEN == 0;
        promised.forEach((table, height) -> {
            TableAudit audit = of(table);
            long after = isFromStart ? 0 : audit.entriesRead();
            audit.check(entries(store, table, after), after, height);
        });
    }

    /// After hours of play a log is long, and the database may have been killed just now: slow reads are retried.
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
