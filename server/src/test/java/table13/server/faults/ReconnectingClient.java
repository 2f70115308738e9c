package table13.server.faults;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import table13.server.kit.TestGuest;
import table13.server.kit.WebSocketClient;

/// A client that always reconnects, as the web client does: after a lost connection or an unanswered ping it tries
/// until the server answers, re-enters its table, and continues with its [ClientState].
final class ReconnectingClient implements AutoCloseable {
    private static final long PING_MILLIS = 10_000;
    private static final long PATIENCE_MILLIS = 7_000;
    private static final int UNAVAILABLE = 503;
    private static final int SHOWN = 200;

    private final ClientContext context;
    private final String cookie;
    private final ClientState state;
    private final Random random;
    private final Thread thread = Thread.ofVirtual().unstarted(this::reconnectForever);
    private volatile boolean isHere;
    private volatile String lastWords = "";

    // Confined to the thread.
    private RecoveryTimes.Moment atLoss;
    private long lostAt;
    private long nextPing;
    private long pongBy;
    private int inVain;
    private long toldToComeBackIn;

    ReconnectingClient(ClientContext context, String cookie, ClientState state, long seed) {
        this.context = context;
        this.cookie = cookie;
        this.state = state;
        random = new Random(seed);
        atLoss = context.waits().last();
        thread.start();
    }

    /// Whether the client has entered and seen its table.
    boolean isHere() {
        return isHere;
    }

    /// Whether it also awaits no answer.
    boolean isSettled() {
        return isHere && state.isSettled();
    }

    String cookie() {
        return cookie;
    }

    String table() {
        return state.table();
    }

    /// The last message before the connection was lost.
    String lastWords() {
        return lastWords;
    }

    @Override
    public String toString() {
        String heard = lastWords.substring(0, Math.min(lastWords.length(), SHOWN));
        return "%n%s, %s, last heard %s".formatted(state, isHere ? "here" : "away", heard);
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    // ---- connection

    private void reconnectForever() {
        try {
            while (true) {
                toldToComeBackIn = -1;
                try {
                    knock();
                    try (WebSocketClient client =
                            WebSocketClient.to(context.port(), cookie, Duration.ofMillis(PATIENCE_MILLIS))) {
                        attend(client);
                    }
                } catch (WebSocketHandshakeException refused) {
                    if (refused.getResponse().statusCode() != UNAVAILABLE) {
                        throw new IllegalStateException("handshake refused", refused);
                    }
                } catch (IOException _) {
                    // no server yet
                }
                Thread.sleep(
                        toldToComeBackIn >= 0
                                ? toldToComeBackIn
                                : context.tempo().knock(inVain++, random));
            }
        } catch (InterruptedException _) {
            // closed
        } catch (RuntimeException | AssertionError mishap) {
            context.ledger().complain(Violation.UNEXPECTED, "client at %s: %s".formatted(table(), mishap));
        }
    }

    /// Tests that the server accepts connections. Left out with a balancer: it always accepts, and passes the next
    /// connection to another node.
    private void knock() throws IOException {
        if (!context.tempo().hasBalancer()) {
            WebSocketClient.knock(context.port());
        }
    }

    private void attend(WebSocketClient client) throws InterruptedException {
        try {
            nextPing = now() + random.nextLong(PING_MILLIS);
            pongBy = now() + PATIENCE_MILLIS;
            client.send("{\"type\":\"hello\",\"protocol\":1}");
            state.enter(client);
            while (true) {
                String text = client.heard().poll(Math.max(0, nextDue() - now()), TimeUnit.MILLISECONDS);
                if (text == null) {
                    if (now() >= pongBy) {
                        // No answer for too long: the connection is dead.
                        return;
                    }
                    whatIsDue(client);
                } else if (text.equals(WebSocketClient.END) || !hear(text, client)) {
                    return;
                }
            }
        } finally {
            lose();
        }
    }

    private long nextDue() {
        return Math.min(Math.min(nextPing, pongBy), state.nextDue());
    }

    private void whatIsDue(WebSocketClient client) {
        if (now() >= nextPing) {
            nextPing = now() + PING_MILLIS;
            pongBy = now() + PATIENCE_MILLIS;
            client.send("{\"type\":\"ping\",\"id\":\"ping\"}");
        }
        state.whatIsDue(client, now());
    }

    /// Handles a message.
    ///
    /// @return whether to keep the connection
    private boolean hear(String text, WebSocketClient client) {
        lastWords = text;
        var message = TestGuest.read(text);
        switch (String.valueOf(message.get("type"))) {
            case "welcome", "pong" -> pongBy = Long.MAX_VALUE;
            case "goodbye" -> toldToComeBackIn = ClientState.number(message, "comeBackInMillis");
            case "table" -> {
                state.hear(message, text, client, now());
                settle();
            }
            default -> {
                return state.hear(message, text, client, now());
            }
        }
        return true;
    }

    private void settle() {
        if (!isHere) {
            inVain = 0;
            isHere = true;
            context.ledger().of(table()).came(state.guest());
            context.waits().isBack(atLoss, lostAt);
        }
    }

    private void lose() {
        if (isHere) {
            context.ledger().of(table()).left(state.guest());
            atLoss = context.waits().last();
            lostAt = System.nanoTime();
        }
        isHere = false;
        state.lost();
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
