package table13.server.store.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/// Proxy between a node and its database that injects network faults: cuts the connection, loses an answer, or delivers
/// a request long after the sender has given up. The faults are given, or drawn from a fixed seed. Thread-safe.
public final class FaultProxy implements AutoCloseable {
    /// Fate of a request.
    public enum Fate {
        PASS,
        /// The connection breaks before the server has received the request.
        CUT,
        /// The server runs the request, but the answer is lost, and the connection breaks.
        SWALLOW,
        /// As before, but the connection stays silent instead of breaking.
        SILENCE,
        /// The connection breaks at once, and the server receives the request later: a ghost.
        LATE,
        /// As before, but the ghost waits for [#releaseGhosts].
        HELD
    }

    private final String host;
    private final int port;
    private final String victims;
    private final ServerSocket listener;
    private final Random random;
    private final Queue<Fate> next = new ArrayDeque<>();
    private final Map<Fate, Integer> met = new EnumMap<>(Fate.class);
    private final Set<FaultyLine> connections = ConcurrentHashMap.newKeySet();
    private final CountDownLatch ghosts = new CountDownLatch(1);
    private final AtomicInteger answeredGhosts = new AtomicInteger();
    private volatile boolean isShut;
    private int perThousand;

    private FaultProxy(String host, int port, String victims, long seed) throws IOException {
        this.host = host;
        this.port = port;
        this.victims = victims;
        random = new Random(seed);
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    /// Begins without faults.
    ///
    /// @param victims prefix of the `application_name` of the connections with faults; empty for all
    public static FaultProxy before(String host, int port, String victims, long seed) {
        try {
            return new FaultProxy(host, port, victims, seed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// In front of a database of [TestDatabases].
    static FaultProxy before(String address, String victims, long seed) {
        String place = PostgresAddress.of(address).place();
        int colon = place.indexOf(':');
        return before(
                place.substring(0, colon),
                Integer.parseInt(place.substring(colon + 1, place.indexOf('/'))),
                victims,
                seed);
    }

    public int port() {
        return listener.getLocalPort();
    }

    /// The same address, but through this proxy.
    public String through(String address) {
        return address.replaceFirst("(://([^/@]*@)?)[^/]*/", "$1127.0.0.1:" + port() + "/");
    }

    /// From now on this many of a thousand requests meet a fault.
    public synchronized void faults(int ofThousand) {
        perThousand = ofThousand;
    }

    /// The next requests meet these fates.
    public synchronized void next(Fate... fates) {
        next.addAll(List.of(fates));
    }

    /// The next requests meet no faults.
    public synchronized void clear() {
        next.clear();
        perThousand = 0;
    }

    /// Whether all given fates were met.
    public synchronized boolean isNextDone() {
        return next.isEmpty();
    }

    /// Number of requests with this fate.
    public synchronized int met(Fate fate) {
        return met.getOrDefault(fate, 0);
    }

    /// The server receives all held requests.
    public void releaseGhosts() {
        ghosts.countDown();
    }

    /// Number of late requests that the server has answered.
    public int answeredGhosts() {
        return answeredGhosts.get();
    }

    void awaitGhosts() throws InterruptedException {
        ghosts.await();
    }

    void ghostIsAnswered() {
        answeredGhosts.incrementAndGet();
    }

    /// Cuts all connections.
    public void cutAll() {
        connections.forEach(FaultyLine::close);
    }

    /// While shut, new connections are refused; open ones break.
    public void shut(boolean isSo) {
        isShut = isSo;
        if (isSo) {
            cutAll();
        }
    }

    synchronized Fate draw() {
        Fate fate = next.poll();
        if (fate == null) {
            int number = random.nextInt(1_000);
            int which = random.nextInt(10);
            fate = number >= perThousand
                    ? Fate.PASS
                    : which < 2 ? Fate.CUT : which < 6 ? Fate.SWALLOW : which < 7 ? Fate.SILENCE : Fate.LATE;
        }
        met.merge(fate, 1, Integer::sum);
        return fate;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                if (isShut) {
                    client.close();
                    continue;
                }
                FaultyLine connection =
                        new FaultyLine(client, new Socket(host, port), victims, this, connections::remove);
                connections.add(connection);
                connection.begin();
                if (isShut) {
                    connection.close();
                }
            } catch (IOException e) {
                // The server is unavailable, or this proxy is closed: refuse the connection.
            }
        }
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        releaseGhosts();
        cutAll();
    }
}
