package table13.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// All TCP connections, from being accepted to their end, and the places of those that are lines (WebSockets).
/// Everything is counted by the connection itself: however a request or an upgrade fails, its place is free when the
/// connection is gone. Addresses of the own machine are not limited. For any number of threads; connections are only
/// compared.
///
/// @param <S> a connection
final class ConnectionTracker<S> {
    /// So much longer than its head a whole request with its answer may take.
    private static final int WHOLE_REQUEST = 15;

    private static final int SHARE_WITHOUT_LINES = 10;

    private final Limits limits;
    private final Map<S, String> networks = new HashMap<>();

    /// Those that wait for the head of a request, or are busy with one, and since when; the longest first.
    private final SequencedMap<S, Long> waiting = new LinkedHashMap<>();

    private final SequencedMap<S, Long> busy = new LinkedHashMap<>();
    private final AddressCounts plain = new AddressCounts();

    /// For whom a connection is a line, or is about to become one.
    private final Map<S, String> places = new HashMap<>();

    private final AddressCounts lines = new AddressCounts();

    ConnectionTracker(Limits limits) {
        this.limits = limits;
    }

    // ---- connections

    /// One was accepted.
    ///
    /// @return the one that must be closed: this one if its address has too many, or, if all are too many, the one
    ///     that has taken longest to say what it wants, or to take what it asked for; null if there is room
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

    /// The head of a request is here.
    synchronized void asks(S socket, long now) {
        if (waiting.remove(socket) != null) {
            busy.put(socket, now);
        }
    }

    /// The request is answered, well or not.
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

    /// Those that had their time.
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

    // ---- lines

    /// Whether there is no place for one more line. Some connections are kept for those who ask how the server is, or
    /// want a page. Those that have not said yet what they want do not count: they can be closed at any time.
    synchronized boolean isFull() {
        int kept = Math.max(1, limits.sockets() / SHARE_WITHOUT_LINES);
        return places.size() >= limits.bearableLines() || networks.size() - waiting.size() > limits.sockets() - kept;
    }

    /// This connection wants to become a line.
    ///
    /// @param network for whom: behind a proxy it is another one than that of the connection
    /// @return false if that address has enough of them
    synchronized boolean takePlace(S socket, String network) {
        freePlace(socket);
        if (lines.of(network) >= limits.linesEach() && !AddressPrefix.isOwn(network)) {
            return false;
        }
        // One that is gone already would never give its place back.
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

    /// It has become a line, which may be silent for as long as it likes.
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
