package table13.server.store;

import java.util.List;

/// The nodes of a store at one moment, as read without joining.
///
/// @param now that moment, by the clock of the nodes
/// @param nodes alive, or alive not long ago
public record NodeList(long now, List<Nodes.Node> nodes) {
    public NodeList {
        nodes = List.copyOf(nodes);
    }

    public boolean isAlive(Nodes.Node node) {
        return node.until() >= now;
    }
}
