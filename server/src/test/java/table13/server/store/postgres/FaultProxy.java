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

/// Stands between a node and its database, and does to their line what networks do: cuts it, loses an answer on the way
/// back, or brings a request to the server long after its sender has given up. Which request meets which fate is told,
/// or drawn from a fixed seed. For any number of threads.
public final class FaultProxy implements AutoCloseable {
    /// What becomes of a request.
    public enum Fate {
        PASS,
        /// The line breaks before the server has seen it.
        CUT,
        /// The server does what it was asked for, but nobody hears the answer, and the line breaks.
        SWALLOW,
        /// As before, but the line stays silent instead of breaking.
        SILENCE,
        /// The line breaks at once, and a while later the server gets the request all the same: a ghost.
        LATE,
        /// As before, but the ghost waits for [#releaseGhosts].
        HELD
    }

    private final String host;
    private final int port;
    private final String victims;
    private final ServerSocket door;
    private final Random luck;
    private final Queue<Fate> next = new ArrayDeque<>();
    private final Map<Fate, Integer> met = new EnumMap<>(Fate.class);
    private final Set<FaultyLine> lines = ConcurrentHashMap.newKeySet();
    private final CountDownLatch ghosts = new CountDownLatch(1);
    private final AtomicInteger answeredGhosts = new AtomicInteger();
    private volatile boolean isShut;
    private int perThousand;

    private FaultProxy(String host, int port, String victims, long seed) throws IOException {
        this.host = host;
        this.port = port;
        this.victims = victims;
        luck = new Random(seed);
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    /// Begins without any fault.
    ///
    /// @param victims how the `application_name` of the connections begins that meet faults; empty for all
    public static FaultProxy before(String host, int port, String victims, long seed) {
        try {
            return new FaultProxy(host, port, victims, seed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Before a database of [TestDatabases].
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
        return door.getLocalPort();
    }

    /// The same address, but through here.
    public String through(String address) {
        return address.replaceFirst("(://([^/@]*@)?)[^/]*/", "$1127.0.0.1:" + port() + "/");
    }

    /// From now on so many of a thousand requests meet a fault.
    public synchronized void faults(int ofThousand) {
        perThousand = ofThousand;
    }

    /// The next requests meet these.
    public synchronized void next(Fate... fates) {
        next.addAll(List.of(fates));
    }

    /// The next requests meet no faults.
    public synchronized void clear() {
        next.clear();
        perThousand = 0;
    }

    /// Whether all those have been met.
    public synchronized boolean isNextDone() {
        return next.isEmpty();
    }

    /// How often this fate was met.
    public synchronized int met(Fate fate) {
        return met.getOrDefault(fate, 0);
    }

    /// The server gets all requests that were held.
    public void releaseGhosts() {
        ghosts.countDown();
    }

    /// How many late requests the server has answered.
    public int answeredGhosts() {
        return answeredGhosts.get();
    }

    void awaitGhosts() throws InterruptedException {
        ghosts.await();
    }

    void ghostIsAnswered() {
        answeredGhosts.incrementAndGet();
    }

    /// Cuts all lines there are.
    public void cutAll() {
        lines.forEach(FaultyLine::close);
    }

    /// While shut, there is no way through; all lines break.
    public void shut(boolean isSo) {
        isShut = isSo;
        if (isSo) {
            cutAll();
        }
    }

    synchronized Fate draw() {
        Fate fate = next.poll();
        if (fate == null) {
            int number = luck.nextInt(1_000);
            int which = luck.nextInt(10);
            fate = number >= perThousand
                    ? Fate.PASS
                    : which < 2 ? Fate.CUT : which < 6 ? Fate.SWALLOW : which < 7 ? Fate.SILENCE : Fate.LATE;
        }
        met.merge(fate, 1, Integer::sum);
        return fate;
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                if (isShut) {
                    client.close();
                    continue;
                }
                FaultyLine line = new FaultyLine(client, new Socket(host, port), victims, this, lines::remove);
                lines.add(line);
                line.begin();
                if (isShut) {
                    line.close();
                }
            } catch (IOException e) {
                // The server is away, or this is closed: whoever came is sent away.
            }
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        releaseGhosts();
        cutAll();
    }
}
