package table13.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Tracks TCP connections from accept to close, and the slots of those that are WebSockets. A slot is bound to its
/// connection: it is free when the connection closes, however a request or upgrade fails. Addresses of this machine are
/// not limited. Connections are only compared. Thread-safe.
///
/// @param <S> a connection
final class ConnectionTracker<S> {
    /// Limit for a whole request with its answer, as a multiple of the limit for its head.
    private static final int WHOLE_REQUEST = 15;

    private static final int SHARE_WITHOUT_LINES = 10;

    private final Limits limits;
    private final Map<S, String> networks = new HashMap<>();

    /// Connections without a complete request head, with the time since when, longest first.
    private final SequencedMap<S, Long> waiting = new LinkedHashMap<>();

    private final SequencedMap<S, Long> busy = new LinkedHashMap<>();
    private final AddressCounts plain = new AddressCounts();

    /// Address of each connection that is a WebSocket or is about to become one.
    private final Map<S, String> places = new HashMap<>();

    private final AddressCounts lines = new AddressCounts();

    ConnectionTracker(Limits limits) {
        this.limits = limits;
    }

    // ---- connections

    /// Adds an accepted connection.
    ///
    /// @return the connection to close, or null if there is room: this one if its address has too many;
    ///     if all are too many, the connection that has waited longest to send its request head, or to
    ///     read its answer
    synchronized @Nullable S opened(S socket, String network, long now) {
        if (plain.of(network) >= limits.socketsEach() && !AddressPrefix.isOwn(network)) {
            return socket;
        }
        S slowest = null;
        if (networks.size() >= limits.sockets()) {
            slowest = slowest(now);
            if (slowest == null) {
                return socket;
            }
            closed(slowest);
        }
        networks.put(socket, network);
        plain.add(network);
        waiting.put(socket, now);
        return slowest;
    }

    private @Nullable S slowest(long now) {
        if (!waiting.isEmpty()) {
            return waiting.firstEntry().getKey();
        }
        Map.Entry<S, Long> busiest = busy.firstEntry();
        boolean isSlow = busiest != null
                && now - busiest.getValue() > limits.longestHead().toMillis();
        return isSlow ? busiest.getKey() : null;
    }

    /// The request head is complete.
    synchronized void asks(S socket, long now) {
        if (waiting.remove(socket) != null) {
            busy.put(socket, now);
        }
    }

    /// The request is answered, successfully or not.
    synchronized void isAnswered(S socket, long now) {
        if (busy.remove(socket) != null) {
            waiting.put(socket, now);
        }
    }

    synchronized void closed(S socket) {
        String network = networks.remove(socket);
        if (network != null && isPlain(socket)) {
            plain.remove(network);
        }
        waiting.remove(socket);
        busy.remove(socket);
        freePlace(socket);
    }

    private boolean isPlain(S socket) {
        return waiting.containsKey(socket) || busy.containsKey(socket);
    }

    /// Connections past their time limit.
    synchronized List<S> overdue(long now) {
        List<S> overdue = new ArrayList<>();
        long head = limits.longestHead().toMillis();
        collect(overdue, waiting, now - head);
        collect(overdue, busy, now - head * WHOLE_REQUEST);
        return overdue;
    }

    private static <S> void collect(List<S> overdue, SequencedMap<S, Long> since, long latest) {
        for (Map.Entry<S, Long> entry : since.entrySet()) {
            if (entry.getValue() > latest) {
                return;
            }
            overdue.add(entry.getKey());
        }
    }

    // ---- WebSockets

    /// Whether no further WebSocket is accepted. Some connections are reserved for health checks and pages. Connections
    /// without a complete request head do not count: they can be closed at any time.
    synchronized boolean isFull() {
        int spare = Math.max(1, limits.sockets() / SHARE_WITHOUT_LINES);
        return places.size() >= limits.bearableLines() || networks.size() - waiting.size() > limits.sockets() - spare;
    }

    /// Reserves a slot for a WebSocket.
    ///
    /// @param network address of the client; behind a proxy it differs from that of the connection
    /// @return false if this address has too many
    synchronized boolean takePlace(S socket, String network) {
        freePlace(socket);
        if (lines.of(network) >= limits.linesEach() && !AddressPrefix.isOwn(network)) {
            return false;
        }
        // A connection that is already closed would never free its slot.
        if (networks.containsKey(socket)) {
            lines.add(network);
            places.put(socket, network);
        }
        return true;
    }

    private void freePlace(S socket) {
        String network = places.remove(socket);
        if (network != null) {
            lines.remove(network);
        }
    }

    /// The connection is now a WebSocket, which may be silent.
    synchronized void isLine(S socket) {
        String network = networks.get(socket);
        if (network != null && isPlain(socket)) {
            waiting.remove(socket);
            busy.remove(socket);
            plain.remove(network);
        }
    }

    synchronized int count() {
        return networks.size();
    }
}
