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

/// All open WebSockets. Thread-safe.
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

    /// Connected devices of a guest.
    Collection<Connection> of(String guest) {
        return byGuest.getOrDefault(guest, Set.of());
    }

    /// Closes all connections of a device that signed out.
    void signedOut(String device) {
        guestsChanged();
        open.stream().filter(connection -> connection.device().equals(device)).forEach(Connection::signOut);
    }

    /// Counts a sign-out or a new name. A connection that looked its guest up earlier and is added later sees another
    /// [#changes] and looks the guest up again.
    void guestsChanged() {
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
