package table13.server.faults;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import table13.server.store.Store;

/// Everything that was told to anybody, table by table, and all that did not fit together.
final class Ledger {
    private final Map<String, Account> accounts = new ConcurrentHashMap<>();
    private final Queue<String> complaints = new ConcurrentLinkedQueue<>();

    Account of(String table) {
        return accounts.computeIfAbsent(table, id -> new Account(id, complaints::add));
    }

    void complain(String complaint) {
        complaints.add(complaint);
    }

    List<String> complaints() {
        return List.copyOf(complaints);
    }

    /// The highest version of each table that was told to anybody.
    Map<String, Long> heights() {
        return accounts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, account -> account.getValue().height()));
    }

    /// How often something happened at any table, as far as it was told.
    long happenings() {
        return accounts.values().stream().mapToLong(Account::height).sum();
    }

    Map<String, Integer> matchesEnded() {
        return accounts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, account -> account.getValue().matchesEnded()));
    }

    int acknowledgedMoves() {
        return accounts.values().stream().mapToInt(Account::acknowledgedMoves).sum();
    }

    /// Compares with the logs.
    ///
    /// @param promised what [#heights] was when nobody could be told anything any more
    void check(Store store, Map<String, Long> promised) {
        promised.forEach((table, height) -> of(table).check(store.lines(table, 0), height));
    }
}
