package table13.server.store;

import java.util.List;

/// The nodes of a store at one moment, as somebody sees them who is none of them.
///
/// @param now that moment, by the clock that all of them go by
/// @param nodes those that are alive, or were so not long ago
public record NodeList(long now, List<Nodes.Node> nodes) {
    public NodeList {
        nodes = List.copyOf(nodes);
    }

    public boolean isAlive(Nodes.Node node) {
        return node.until() >= now;
    }
}
