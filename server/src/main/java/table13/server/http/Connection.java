package table13.server.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Guest;
import table13.server.store.StoreException;
import table13.table.TableObjection;
import table13.wire.BadMessage;
import table13.wire.WireObjection;
import table13.wire.desk.Client;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.Requests;
import table13.wire.protocol.WelcomeMessage;

/// One WebSocket: a device of a guest. It reads requests, hands them on, and sends what it is told to, but only as much
/// as the device takes: whoever reads too slowly is dropped instead of being buffered, and when all together leave too
/// much untaken, so are the slowest.
///
/// Jetty calls it from one thread at a time; it is told from any.
public final class Connection implements Session.Listener.AutoDemanding, Client, Unsent.Line {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final int PER_SECOND = 20;
    private static final int AT_ONCE = 60;
    private static final int MOST_UNHEARD = 50;
    private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(2);
    private static final int MOST_TABLES = 20;
    private static final int COME_AGAIN_MILLIS = 500;

    private final Service service;
    private final Caller caller;
    private final String guest;
    private final Credit credit;
    private final Set<String> tables = ConcurrentHashMap.newKeySet();
    private final Backlog backlog;
    private volatile String name;
    private volatile long heardAt = System.nanoTime();
    private volatile @Nullable Session webSocket;
    private volatile boolean hasLeft;
    private @Nullable UnopenedTable nextTable;
    private int unheard;

    /// Where a line comes from.
    ///
    /// @param device what the device was signed in by
    /// @param changes how many there were before that was looked up
    record Caller(EndPoint socket, String network, String device, int changes) {}

    Connection(Service service, Caller caller, Guest guest) {
        this.service = service;
        this.caller = caller;
        this.guest = guest.id();
        backlog = new Backlog(service.unsent());
        name = guest.name();
        credit = new Credit(PER_SECOND, AT_ONCE, service.now());
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
    public boolean arrive(String table) {
        tables.add(table);
        return webSocket != null;
    }

    @Override
    public boolean isThere() {
        return webSocket != null;
    }

    @Override
    public void depart(String table) {
        tables.remove(table);
    }

    // ---- what comes in

    @Override
    public void onWebSocketOpen(Session opened) {
        webSocket = opened;
        service.sockets().isLine(caller.socket());
        service.connections().add(this);
        if (service.connections().changes() != caller.changes()) {
            service.later(this::lookAgain);
        }
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        heardAt = System.nanoTime();
    }

    @Override
    public void onWebSocketText(String message) {
        heardAt = System.nanoTime();
        if (hasLeft) {
            return;
        }
        try {
            Request request = Requests.read(message);
            if (isInTime(request.id())) {
                answer(request);
            }
        } catch (BadMessage bad) {
            if (isInTime(bad.id())) {
                refuse(bad.id(), bad.objection(), bad.sentence());
            }
        }
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        if (isInTime("")) {
            refuse("", WireObjection.BAD_MESSAGE, "Messages are text.");
        }
    }

    /// Whether the device may say something just now. One that does not slow down is sent away.
    private boolean isInTime(String request) {
        if (credit.take(service.now())) {
            return true;
        }
        refuse(request, WireObjection.TOO_FAST, WireObjection.TOO_FAST.reason());
        if (++unheard > MOST_UNHEARD) {
            close(StatusCode.POLICY_VIOLATION, "too many messages");
        }
        return false;
    }

    private void answer(Request request) {
        if (service.isDraining()) {
            if (request instanceof Request.Play) {
                return; // it is said again, to whoever goes on with the table: no player need know
            }
            refuse(request.id(), WireObjection.SHUTTING_DOWN, WireObjection.SHUTTING_DOWN.reason());
            return;
        }
        UnopenedTable promised = nextTable;
        if (promised == null && !(request instanceof Request.Hello)) {
            refuse(request.id(), WireObjection.HELLO_FIRST, WireObjection.HELLO_FIRST.reason());
            return;
        }
        switch (request) {
            case Request.Hello hello -> hello(hello, promised);
            case Request.Ping ping -> tell(Messages.pong(ping.id(), service.now()));
            case Request.Name named -> rename(named);
            case Request.Tables list -> service.lobby().list(this, list);
            case Request.Open open -> open(open, promised);
            case Request.AtTable there -> atTable(there);
        }
    }

    private void hello(Request.Hello hello, @Nullable UnopenedTable promised) {
        UnopenedTable made = promised == null ? service.lobby().newTable() : promised;
        nextTable = made;
        tell(WelcomeMessage.welcome(hello.id(), guest, name, made.promise(), service.version()));
    }

    private void open(Request.Open open, @Nullable UnopenedTable promised) {
        if (promised == null || isAtTooMany(promised.table(), open.id())) {
            return;
        }
        if (!service.addresses().mayOpen(caller.network(), service.now())) {
            refuse(open.id(), WireObjection.ADDRESS_BUSY, WireObjection.ADDRESS_BUSY.reason());
            return;
        }
        UnopenedTable next = service.lobby().newTable();
        nextTable = next;
        service.later(() -> openIfFew(open, promised, next));
    }

    private void openIfFew(Request.Open open, UnopenedTable promised, UnopenedTable next) {
        try {
            if (service.addresses().hasOpenedFew(caller.network())) {
                service.lobby().open(this, open, promised, next);
            } else {
                refuse(open.id(), WireObjection.ADDRESS_BUSY, WireObjection.ADDRESS_BUSY.reason());
            }
        } catch (StoreException failure) {
            LOG.error("cannot open a table: {}", failure.getMessage());
            refuse(open.id(), WireObjection.CANNOT_STORE, WireObjection.CANNOT_STORE.reason());
        }
    }

    private void atTable(Request.AtTable request) {
        if (request instanceof Request.Enter && isAtTooMany(request.table(), request.id())) {
            return;
        }
        service.lobby().handle(this, request);
    }

    private boolean isAtTooMany(String table, String request) {
        boolean isTooMany = tables.size() >= MOST_TABLES && !tables.contains(table);
        if (isTooMany) {
            refuse(request, WireObjection.TOO_MANY_TABLES, "Leave another table first.");
        }
        return isTooMany;
    }

    private void rename(Request.Name request) {
        service.later(() -> {
            try {
                String clean = service.sessions().rename(guest, request.name());
                if (clean.isEmpty()) {
                    tell(Messages.refused(request.id(), TableObjection.NOT_A_NAME));
                    return;
                }
                service.connections().of(guest).forEach(device -> device.isCalled(clean, device.name()));
                tell(Messages.named(request.id(), clean));
            } catch (StoreException failure) {
                LOG.error("cannot rename a guest: {}", failure.getMessage());
                refuse(request.id(), WireObjection.CANNOT_STORE, WireObjection.CANNOT_STORE.reason());
            }
        });
    }

    /// Takes another name, unless it has got yet another one meanwhile.
    private void isCalled(String newName, String before) {
        synchronized (this) {
            if (!name.equals(before)) {
                return;
            }
            name = newName;
        }
        tables.forEach(table -> service.lobby().renamed(this, table));
    }

    private void refuse(String request, WireObjection objection, String sentence) {
        service.metrics().refused(objection);
        tell(Messages.refused(request, objection, sentence));
    }

    // ---- what goes out

    @Override
    public void tell(String message) {
        send(message);
        Unsent unsent = service.unsent();
        if (unsent.isFarTooMuch()) {
            relieve();
        } else if (unsent.isTooMuch()) {
            service.later(this::relieve);
        }
    }

    private void relieve() {
        service.unsent().relieve(service.connections().stream());
    }

    private synchronized void send(String message) {
        Session open = webSocket;
        if (hasLeft || open == null || !open.isOpen()) {
            return;
        }
        if (backlog.add(message.length(), System.nanoTime())) {
            open.sendText(message, Callback.from(backlog::sent, _ -> open.disconnect()));
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
            service.metrics().droppedSlowReader();
            open.disconnect();
        }
    }

    /// Keeps the line alive, and finds out when nobody is there any more. That Jetty could send something does not
    /// count: the system takes it long after the other end has vanished.
    ///
    /// @param longest how long a device may not even answer a ping
    void ping(Duration longest) {
        Session open = webSocket;
        if (open == null || !open.isOpen()) {
            return;
        }
        if (System.nanoTime() - heardAt > longest.toNanos()) {
            open.disconnect();
        } else {
            open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    /// Says something and hears and says no more.
    synchronized void leave(String lastWords, int status, String reason) {
        send(lastWords);
        hasLeft = true;
        close(status, reason);
    }

    @Override
    public void hangUp() {
        leave(Messages.goodbye("RESTART", COME_AGAIN_MILLIS), StatusCode.SERVICE_RESTART, "come again");
    }

    String device() {
        return caller.device();
    }

    /// This device is nobody any more. Whether or not it answers to the end of the line, it is over.
    void signOut() {
        leave(Messages.goodbye("SIGNED_OUT", Messages.NEVER), StatusCode.POLICY_VIOLATION, "signed out");
        Session open = webSocket;
        service.later(() -> {
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

    /// What the store knows of this device.
    ///
    /// @param nameBefore what it was called here when the store was asked
    void isKnownAs(Optional<Guest> known, String nameBefore) {
        if (known.isEmpty()) {
            signOut();
        } else if (!known.get().name().equals(nameBefore)) {
            isCalled(known.get().name(), nameBefore);
        }
    }

    private void lookAgain() {
        String nameBefore = name;
        try {
            isKnownAs(service.sessions().guests(List.of(caller.device())).getFirst(), nameBefore);
        } catch (StoreException failure) {
            LOG.error("cannot look up a device: {}", failure.getMessage());
            drop();
        }
    }

    void close(int status, String reason) {
        Session open = webSocket;
        if (open != null) {
            open.close(status, reason, Callback.NOOP);
        }
    }

    // ---- the end

    @Override
    public void onWebSocketClose(int statusCode, @Nullable String reason, Callback callback) {
        callback.succeed();
        end();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        // What a stranger's line does wrong is no news; the close follows.
        LOG.debug("connection of guest {}: {}", guest, cause.toString());
        end();
    }

    private void end() {
        if (webSocket == null) {
            return;
        }
        webSocket = null;
        backlog.close();
        service.connections().remove(this);
        // When everybody leaves, nobody is told of it: it would keep the tables busy that are to come to rest.
        if (!service.isDraining()) {
            tables.forEach(table -> service.lobby().gone(this, table));
        }
    }
}
