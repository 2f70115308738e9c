package table13.server.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Frame;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.runtime.Client;
import table13.server.lobby.Lobby;
import table13.server.store.Guest;
import table13.server.store.StoreException;
import table13.table.Entry;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// One WebSocket: a device of a guest. Reads requests, forwards them, and sends messages. A device that reads too
/// slowly is dropped instead of buffered. If the unsent bytes of all connections exceed the budget, the slowest
/// connections are dropped.
///
/// Jetty calls from one thread at a time; messages may be sent from any thread.
public final class Connection implements Session.Listener.AutoDemanding, Client, SendBudget.Receiver {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(2);
    private static final int MOST_TABLES = 20;
    private static final int COME_AGAIN_MILLIS = 500;

    private final WebContext context;
    private final Caller caller;
    private final String guest;
    private final FrameReader frames;
    private final GuestRequests requests;
    private final Set<String> tables = ConcurrentHashMap.newKeySet();
    private final Backlog backlog;
    private volatile String name;
    private volatile long heardAt = System.nanoTime();
    private volatile @Nullable Session webSocket;
    private volatile boolean hasLeft;
    private @Nullable String ahead;

    /// Origin of a connection.
    ///
    /// @param device hash of the token of the device
    /// @param changes value of [Connections#changes] before the lookup of the guest
    record Caller(EndPoint socket, String network, String device, int changes) {}

    Connection(WebContext context, Caller caller, Guest guest) {
        this.context = context;
        this.caller = caller;
        this.guest = guest.id();
        backlog = new Backlog(context.unsent());
        name = guest.name();
        frames = new FrameReader(context, this);
        requests = new GuestRequests(context, this);
    }

    @Override
    public String guest() {
        return guest;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String address() {
        return caller.network();
    }

    @Override
    public @Nullable Objection count(List<Entry> entries) {
        return context.addresses().store(caller.network(), entries, context.now());
    }

    @Override
    public boolean join(String table) {
        tables.add(table);
        return webSocket != null;
    }

    @Override
    public boolean takesNewPlays() {
        return requests.takesNewPlays();
    }

    @Override
    public boolean isThere() {
        return webSocket != null;
    }

    @Override
    public void leave(String table) {
        tables.remove(table);
    }

    // ---- incoming

    @Override
    public void onWebSocketOpen(Session opened) {
        webSocket = opened;
        context.sockets().isLine(caller.socket());
        context.connections().add(this);
        if (context.connections().changes() != caller.changes()) {
            context.later(this::revalidate);
        }
    }

    @Override
    public void onWebSocketFrame(Frame frame, Callback callback) {
        frames.take(frame, callback);
    }

    /// Marks the device as alive.
    void markAlive() {
        heardAt = System.nanoTime();
    }

    boolean hasLeft() {
        return hasLeft;
    }

    void answer(Request request) {
        if (context.isDraining()) {
            if (request instanceof Request.Play) {
                return; // the client sends the move again, to the next node or process
            }
            refuse(request.id(), WireObjection.SHUTTING_DOWN);
            return;
        }
        if (!requests.hasGreeted() && !(request instanceof Request.Hello)) {
            refuse(request.id(), WireObjection.HELLO_FIRST);
            return;
        }
        switch (request) {
            case Request.Hello hello -> requests.hello(hello);
            case Request.Ping ping -> sendText(Messages.pong(ping.id(), context.now()));
            case Request.Name named -> requests.rename(named);
            case Request.Tables list -> context.lobby().list(this, list);
            case Request.Open open -> requests.open(open);
            case Request.AtTable there -> atTable(there);
        }
    }

    private void atTable(Request.AtTable request) {
        if (request instanceof Request.Enter && isAtTooMany(request.table(), request.id())) {
            return;
        }
        Objection limit =
                Lobby.isTalk(request) ? context.addresses().talk(caller.network(), guest, context.now()) : null;
        if (limit != null) {
            refuse(request.id(), limit);
            return;
        }
        context.lobby().handle(this, request);
    }

    boolean isAtTooMany(String table, String request) {
        boolean isTooMany = tables.size() >= MOST_TABLES && !tables.contains(table);
        if (isTooMany) {
            refuse(request, WireObjection.TOO_MANY_TABLES, "Leave another table first.");
        }
        return isTooMany;
    }

    /// Changes the name, unless another change came first.
    void rename(String newName, String before) {
        synchronized (this) {
            if (!name.equals(before)) {
                return;
            }
            name = newName;
        }
        tables.forEach(table -> context.lobby().renamed(this, table));
    }

    @Override
    public void refuse(String request, Objection objection) {
        context.metrics().refused(objection);
        sendText(Messages.refused(request, objection));
    }

    void refuse(String request, WireObjection objection, String sentence) {
        context.metrics().refused(objection);
        sendText(Messages.refused(request, objection, sentence));
    }

    // ---- outgoing

    @Override
    public void send(String message) {
        sendText(message);
        SendBudget budget = context.unsent();
        if (budget.isFarTooMuch()) {
            relieve();
        } else if (budget.isTooMuch()) {
            context.later(this::relieve);
        }
    }

    private void relieve() {
        context.unsent().relieve(context.connections().stream());
    }

    @Override
    public synchronized void sendAhead(String message) {
        flush();
        ahead = message;
    }

    @Override
    public synchronized void flush() {
        String message = ahead;
        if (message != null) {
            ahead = null;
            sendText(message);
        }
    }

    private synchronized void sendText(String message) {
        String first = ahead;
        if (first != null) {
            ahead = null;
            send(first, true);
        }
        send(message, false);
    }

    /// @param isAhead whether another message follows at once, and both leave in one write
    private void send(String message, boolean isAhead) {
        send(message.length(), (open, sent) -> TextFrames.send(open, message, isAhead, sent));
    }

    /// Sends a frame of this length, in bytes.
    synchronized void send(int length, BiConsumer<Session, Callback> frame) {
        Session open = webSocket;
        if (hasLeft || open == null || !open.isOpen()) {
            return;
        }
        if (backlog.add(length, System.nanoTime())) {
            frame.accept(open, Callback.from(backlog::sent, _ -> open.disconnect()));
        } else {
            drop();
        }
    }

    @Override
    public Backlog backlog() {
        return backlog;
    }

    @Override
    public void drop() {
        Session open = webSocket;
        if (backlog.close() && open != null) {
            context.metrics().droppedSlowReader();
            open.disconnect();
        }
    }

    /// Keeps the connection alive, and drops it after too long a silence. Data accepted by the operating system is no
    /// sign of life: the system accepts data long after the peer has vanished.
    ///
    /// @param longest limit of the time without any frame from the device, pongs included
    void ping(Duration longest) {
        Session open = webSocket;
        if (open == null || !open.isOpen()) {
            return;
        }
        if (System.nanoTime() - heardAt > longest.toNanos()) {
            open.disconnect();
        } else {
            frames.isAsked();
            open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    /// Sends the last message and closes. Later messages are neither read nor sent.
    synchronized void leave(String lastMessage, int status, String reason) {
        sendText(lastMessage);
        hasLeft = true;
        close(status, reason);
    }

    @Override
    public void abort() {
        leave(Messages.goodbye("RESTART", COME_AGAIN_MILLIS), StatusCode.SERVICE_RESTART, "come again");
    }

    String device() {
        return caller.device();
    }

    /// Signs this device out. The connection ends even if the device does not answer the close.
    void signOut() {
        leave(Messages.goodbye("SIGNED_OUT", Messages.NEVER), StatusCode.POLICY_VIOLATION, "signed out");
        Session open = webSocket;
        context.later(() -> {
            try {
                Thread.sleep(LONGEST_GOODBYE);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            if (open != null) {
                open.disconnect();
            }
        });
    }

    void disconnect() {
        Session open = webSocket;
        if (open != null) {
            open.disconnect();
        }
    }

    /// Applies the guest of this device as found in the store.
    ///
    /// @param nameBefore the name on this connection when the store was queried
    void applyGuest(Optional<Guest> known, String nameBefore) {
        if (known.isEmpty()) {
            signOut();
        } else if (!known.get().name().equals(nameBefore)) {
            rename(known.get().name(), nameBefore);
        }
    }

    private void revalidate() {
        String nameBefore = name;
        try {
            applyGuest(context.sessions().guests(List.of(caller.device())).getFirst(), nameBefore);
        } catch (StoreException failure) {
            LOG.error("cannot look up a device; its connection is dropped: {}", failure.getMessage());
            drop();
        }
    }

    void close(int status, String reason) {
        Session open = webSocket;
        if (open != null) {
            open.close(status, reason, Callback.NOOP);
        }
    }

    // ---- closing

    @Override
    public void onWebSocketClose(int statusCode, @Nullable String reason, Callback callback) {
        callback.succeed();
        end();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        // Errors on client connections are normal; the close follows.
        LOG.debug("connection of guest {}: {}", guest, cause.toString());
        end();
    }

    private void end() {
        if (webSocket == null) {
            return;
        }
        webSocket = null;
        backlog.close();
        context.connections().remove(this);
        // Presence is not updated while draining: it would keep the tables busy.
        if (!context.isDraining()) {
            tables.forEach(table -> context.lobby().gone(this, table));
        }
    }
}
