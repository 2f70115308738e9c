package table13.server.http;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// All WebSockets that are open.
final class Connections {
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final int most;

    Connections(int most) {
        this.most = most;
    }

    boolean isFull() {
        return open.size() >= most;
    }

    void add(Connection connection) {
        open.add(connection);
    }

    void remove(Connection connection) {
        open.remove(connection);
    }

    /// The devices of a guest that are here.
    List<Connection> of(String guest) {
        return open.stream()
                .filter(connection -> connection.guest().equals(guest))
                .toList();
    }

    int count() {
        return open.size();
    }

    void forEach(java.util.function.Consumer<Connection> task) {
        open.forEach(task);
    }
}
