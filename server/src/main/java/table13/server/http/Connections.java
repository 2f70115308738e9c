package table13.server.http;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// All WebSockets that are open. For any number of threads.
final class Connections {
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Set<Connection>> byGuest = new ConcurrentHashMap<>();
    private final AtomicInteger changes = new AtomicInteger();

    void add(Connection connection) {
        open.add(connection);
        byGuest.compute(connection.guest(), (_, before) -> {
            Set<Connection> devices = before == null ? new HashSet<>() : new HashSet<>(before);
            devices.add(connection);
            return Set.copyOf(devices);
        });
    }

    void remove(Connection connection) {
        open.remove(connection);
        byGuest.computeIfPresent(connection.guest(), (_, before) -> {
            Set<Connection> devices = new HashSet<>(before);
            devices.remove(connection);
            return devices.isEmpty() ? null : Set.copyOf(devices);
        });
    }

    /// The devices of a guest that are here.
    Collection<Connection> of(String guest) {
        return byGuest.getOrDefault(guest, Set.of());
    }

    /// Ends all lines of a device that is signed out.
    void signedOut(String device) {
        somethingChanged();
        open.stream().filter(connection -> connection.device().equals(device)).forEach(Connection::signOut);
    }

    /// A device is signed out, or somebody has another name. Who looked that up before, and is here only afterwards,
    /// sees that [#changes] is another number and looks again.
    void somethingChanged() {
        changes.incrementAndGet();
    }

    int changes() {
        return changes.get();
    }

    Stream<Connection> stream() {
        return open.stream();
    }

    List<Connection> all() {
        return List.copyOf(open);
    }

    int count() {
        return open.size();
    }

    void forEach(Consumer<Connection> task) {
        open.forEach(task);
    }
}
