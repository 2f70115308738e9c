package table13.server.http;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// All WebSockets that are open. For any number of threads.
final class Connections {
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger signOuts = new AtomicInteger();

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

    /// Ends all lines of a device that is signed out. Who looked up the device before, and is here only afterwards,
    /// sees
    /// that [#signOuts] has changed and looks again.
    void signedOut(String device) {
        signOuts.incrementAndGet();
        open.stream().filter(connection -> connection.device().equals(device)).forEach(Connection::signOut);
    }

    int signOuts() {
        return signOuts.get();
    }

    Stream<Connection> stream() {
        return open.stream();
    }

    int count() {
        return open.size();
    }

    void forEach(java.util.function.Consumer<Connection> task) {
        open.forEach(task);
    }
}
