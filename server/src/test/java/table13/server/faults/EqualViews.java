package table13.server.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import table13.server.kit.Person;
import table13.server.kit.Waiting;

/// Looks at tables through every node when nothing happens: all must show the same, down to who is here.
final class EqualViews {
    private static final Set<String> OF_THE_ANSWER = Set.of("now", "re", "type");

    private final List<ServerProcess> nodes;
    private final Ledger ledger;

    EqualViews(List<ServerProcess> nodes, Ledger ledger) {
        this.nodes = nodes;
        this.ledger = ledger;
    }

    /// @param cookies for each table that of somebody who is there: one device more changes nothing for others
    void check(Map<String, String> cookies) {
        cookies.forEach(this::check);
    }

    private void check(String table, String cookie) {
        List<Person> everywhere = new ArrayList<>();
        try {
            nodes.forEach(node -> everywhere.add(Person.withCookie(node.port(), cookie)));
            Awaitility.await()
                    .atMost(Waiting.LIMIT)
                    .pollInterval(Duration.ofMillis(50))
                    .until(() -> views(table, everywhere).stream().distinct().count() == 1);
        } catch (ConditionTimeoutException _) {
            ledger.complain(
                    Wrong.DIFFERENT, "%s: nodes show different views: %s".formatted(table, views(table, everywhere)));
        } finally {
            everywhere.forEach(Person::close);
        }
    }

    private static List<Map<String, Object>> views(String table, List<Person> everywhere) {
        return everywhere.stream()
                .map(person -> {
                    Map<String, Object> seen = new HashMap<>(person.enters(table));
                    seen.keySet().removeAll(OF_THE_ANSWER);
                    return seen;
                })
                .toList();
    }
}
