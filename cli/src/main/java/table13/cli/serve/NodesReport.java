package table13.cli.serve;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import table13.server.store.NodeList;
import table13.server.store.Nodes.Node;

/// A list of nodes, for people and for programs.
record NodesReport(NodeList list) {
    private static final List<String> HEAD =
            List.of("node", "version", "since", "state", "tables", "leases", "clients", "clock", "ready");

    List<String> lines() {
        if (list.nodes().isEmpty()) {
            return List.of("No node is alive now or was in the last hour.");
        }
        List<List<String>> rows = new ArrayList<>(List.of(HEAD));
        list.nodes().forEach(node -> rows.add(row(node)));
        int[] widths = new int[HEAD.size()];
        for (List<String> row : rows) {
            Arrays.setAll(
                    widths, column -> Math.max(widths[column], row.get(column).length()));
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(column -> String.format(Locale.ROOT, "%-" + widths[column] + "s", row.get(column)))
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }

    private List<String> row(Node node) {
        return List.of(
                node.id(),
                node.version(),
                time(node.since()),
                state(node),
                String.valueOf(node.tables()),
                String.valueOf(node.leases()),
                String.valueOf(node.clients()),
                String.format(Locale.ROOT, "%+d ms", node.clockOffMillis()),
                !list.isAlive(node)
                        ? "-"
                        : node.ready().isReady() ? "yes" : "no: " + node.ready().sentence());
    }

    private static String time(long millis) {
        return Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.SECONDS).toString();
    }

    private String state(Node node) {
        if (list.isAlive(node)) {
            return node.isDraining() ? "draining" : "alive";
        }
        return node.isDraining() ? "stopped" : "dead";
    }

    Map<String, Object> json() {
        return Map.of("nodes", list.nodes().stream().map(this::json).toList());
    }

    private Map<String, Object> json(Node node) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", node.id());
        json.put("version", node.version());
        json.put("since", node.since());
        json.put("until", node.until());
        json.put("state", state(node));
        json.put("reads", node.reads());
        json.put("tables", node.tables());
        json.put("looksAfter", node.leases());
        json.put("clients", node.clients());
        json.put("clockOffMillis", node.clockOffMillis());
        json.put("ready", list.isAlive(node) && node.ready().isReady());
        json.put("why", node.ready().isReady() ? "" : node.ready().sentence());
        return json;
    }
}
