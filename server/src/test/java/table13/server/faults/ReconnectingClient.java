package table13.server.faults;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import table13.server.kit.WebSocketClient;
import table13.server.kit.TestGuest;

/// Somebody who always comes back, as the web client does: when the line is dead, or a ping gets no answer, looks for
/// the server until it answers, enters where they were, and goes on with the [ClientState].
final class ReconnectingClient implements AutoCloseable {
    private static final long PING_MILLIS = 10_000;
    private static final long PATIENCE_MILLIS = 7_000;
    private static final int UNAVAILABLE = 503;
    private static final int SHOWN = 200;

    private final ClientContext company;
    private final String cookie;
    private final ClientState sitting;
    private final Random luck;
    private final Thread thread = Thread.ofVirtual().unstarted(this::comeAndGo);
    private volatile boolean isHere;
    private volatile String lastWords = "";

    // Of the thread alone.
    private RecoveryTimes.Moment atLoss;
    private long lostAt;
    private long nextPing;
    private long pongBy;
    private int inVain;
    private long toldToComeBackIn;

    ReconnectingClient(ClientContext company, String cookie, ClientState sitting, long seed) {
        this.company = company;
        this.cookie = cookie;
        this.sitting = sitting;
        luck = new Random(seed);
        atLoss = company.waits().last();
        thread.start();
    }

    /// Whether they are at the table just now and have seen it.
    boolean isHere() {
        return isHere;
    }

    /// Whether, besides, they wait for no answer.
    boolean isSettled() {
        return isHere && sitting.isSettled();
    }

    String cookie() {
        return cookie;
    }

    String table() {
        return sitting.table();
    }

    /// What they heard before the line was dead, the last time.
    String lastWords() {
        return lastWords;
    }

    @Override
    public String toString() {
        String heard = lastWords.substring(0, Math.min(lastWords.length(), SHOWN));
        return "%n%s, %s, last heard %s".formatted(sitting, isHere ? "here" : "away", heard);
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

    // ---- the line

    private void comeAndGo() {
        try {
            while (true) {
                toldToComeBackIn = -1;
                try {
                    knock();
                    try (WebSocketClient line = WebSocketClient.to(company.port(), cookie, Duration.ofMillis(PATIENCE_MILLIS))) {
                        attend(line);
                    }
                } catch (WebSocketHandshakeException refused) {
                    if (refused.getResponse().statusCode() != UNAVAILABLE) {
                        throw new IllegalStateException("no longer welcome", refused);
                    }
                } catch (IOException _) {
                    // nobody is at home yet
                }
                Thread.sleep(
                        toldToComeBackIn >= 0
                                ? toldToComeBackIn
                                : company.tempo().knock(inVain++, luck));
            }
        } catch (InterruptedException _) {
            // the evening is over
        } catch (RuntimeException | AssertionError mishap) {
            company.ledger().complain(Violation.UNEXPECTED, "somebody at %s: %s".formatted(table(), mishap));
        }
    }

    /// A balancer is always at home: who asks it first comes to one node and then talks to the next.
    private void knock() throws IOException {
        if (!company.tempo().hasBalancer()) {
            WebSocketClient.knock(company.port());
        }
    }

    private void attend(WebSocketClient line) throws InterruptedException {
        try {
            nextPing = now() + luck.nextLong(PING_MILLIS);
            pongBy = now() + PATIENCE_MILLIS;
            line.send("{\"type\":\"hello\",\"protocol\":1}");
            sitting.enter(line);
            while (true) {
                String text = line.heard().poll(Math.max(0, nextDue() - now()), TimeUnit.MILLISECONDS);
                if (text == null) {
                    if (now() >= pongBy) {
                        // Silent for too long: whatever it is, it is no server.
                        return;
                    }
                    whatIsDue(line);
                } else if (text.equals(WebSocketClient.END) || !hear(text, line)) {
                    return;
                }
            }
        } finally {
            lose();
        }
    }

    private long nextDue() {
        return Math.min(Math.min(nextPing, pongBy), sitting.nextDue());
    }

    private void whatIsDue(WebSocketClient line) {
        if (now() >= nextPing) {
            nextPing = now() + PING_MILLIS;
            pongBy = now() + PATIENCE_MILLIS;
            line.send("{\"type\":\"ping\",\"id\":\"ping\"}");
        }
        sitting.whatIsDue(line, now());
    }

    /// Takes in a message.
    ///
    /// @return whether to stay on this line
    private boolean hear(String text, WebSocketClient line) {
        lastWords = text;
        var message = TestGuest.read(text);
        switch (String.valueOf(message.get("type"))) {
            case "welcome", "pong" -> pongBy = Long.MAX_VALUE;
            case "goodbye" -> toldToComeBackIn = ClientState.number(message, "comeBackInMillis");
            case "table" -> {
                sitting.hear(message, text, line, now());
                settle();
            }
            default -> {
                return sitting.hear(message, text, line, now());
            }
        }
        return true;
    }

    private void settle() {
        if (!isHere) {
            inVain = 0;
            isHere = true;
            company.ledger().of(table()).came(sitting.guest());
            company.waits().isBack(atLoss, lostAt);
        }
    }

    private void lose() {
        if (isHere) {
            company.ledger().of(table()).left(sitting.guest());
            atLoss = company.waits().last();
            lostAt = System.nanoTime();
        }
        isHere = false;
        sitting.lost();
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
