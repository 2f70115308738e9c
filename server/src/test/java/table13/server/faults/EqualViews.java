package table13.server.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

/// Reads tables through every node while play is paused: all nodes must show the same, presence included.
final class EqualViews {
    private static final Set<String> OF_THE_ANSWER = Set.of("now", "re", "type");

    private final List<ServerProcess> nodes;
    private final ClientHistory history;

    EqualViews(List<ServerProcess> nodes, ClientHistory history) {
        this.nodes = nodes;
        this.history = history;
    }

    /// @param cookies for each table the cookie of a present client, because one device more changes nothing for others
    void check(Map<String, String> cookies) {
        cookies.forEach(this::check);
    }

    private void check(String table, String cookie) {
        List<TestGuest> everywhere = new ArrayList<>();
        try {
            nodes.forEach(node -> everywhere.add(TestGuest.withCookie(node.port(), cookie)));
            Awaitility.await()
                    .atMost(Waiting.LIMIT)
                    .pollInterval(Duration.ofMillis(50))
                    .until(() -> views(table, everywhere).stream().distinct().count() == 1);
        } catch (ConditionTimeoutException _) {
            history.complain(
                    Violation.DIFFERENT,
                    "%s: nodes show different views: %s".formatted(table, views(table, everywhere)));
        } finally {
            everywhere.forEach(TestGuest::close);
        }
    }

    private static List<Map<String, Object>> views(String table, List<TestGuest> everywhere) {
        return everywhere.stream()
                .map(person -> {
                    Map<String, Object> seen = new HashMap<>(person.enters(table));
                    seen.keySet().removeAll(OF_THE_ANSWER);
                    return seen;
                })
                .toList();
    }
}
