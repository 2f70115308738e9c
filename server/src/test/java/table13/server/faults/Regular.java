package table13.server.faults;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import table13.server.faults.Account.Played;
import table13.server.kit.Line;
import table13.server.kit.Person;

/// Somebody who always comes back: when the line is dead, looks for the server until it answers, enters where they
/// were,
/// and sends the move again that got no answer. Plays at random, or only looks on; tells the ledger everything.
final class Regular implements AutoCloseable {
    private static final long KNOCK_MILLIS = 25;
    /// On average slower than the server wants people to be.
    private static final int QUICKEST_MILLIS = 25;

    private static final int SLOWEST_MILLIS = 90;

    private final int port;
    private final String cookie;
    private final String table;
    private final Role role;
    private final Ledger ledger;
    private final Random luck;
    private final Thread thread = Thread.ofVirtual().unstarted(this::comeAndGo);
    private volatile boolean isHere;
    private volatile String lastWords = "";

    // Of the thread alone.
    private String guest = "";
    private long version = -1;
    private Map<String, Object> match = Map.of();
    private @Nullable Sent unanswered;
    private long acknowledged;
    private long startedAt;
    private int requests;

    /// What somebody does at a table.
    enum Role {
        /// Only looks on.
        WATCHES,
        PLAYS,
        /// Plays, if seated, and begins the next match.
        HOSTS
    }

    private record Sent(long version, Played move) {}

    Regular(int port, String cookie, String table, Role role, Ledger ledger, long seed) {
        this.port = port;
        this.cookie = cookie;
        this.table = table;
        this.role = role;
        this.ledger = ledger;
        luck = new Random(seed);
        thread.start();
    }

    /// Whether they are at the table just now and have seen it.
    boolean isHere() {
        return isHere;
    }

    /// What they heard before the line was dead, the last time.
    String lastWords() {
        return lastWords;
    }

    @Override
    public String toString() {
        return "%n%s at %s, %s, last heard %s, is now in %s%n"
                .formatted(role, table, isHere ? "here" : "away", lastWords, Arrays.toString(thread.getStackTrace()));
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
                try (Line line = Line.to(port, cookie)) {
                    attend(line);
                } catch (WebSocketHandshakeException refused) {
                    if (refused.getResponse().statusCode() != 503) {
                        throw new IllegalStateException("no longer welcome", refused);
                    }
                } catch (IOException _) {
                    // nobody is at home yet
                }
                Thread.sleep(KNOCK_MILLIS);
            }
        } catch (InterruptedException _) {
            // the evening is over
        } catch (RuntimeException | AssertionError mishap) {
            ledger.complain("somebody at %s: %s".formatted(table, mishap));
        }
    }

    private void attend(Line line) throws InterruptedException {
        try {
            startedAt = 0;
            line.send("{\"type\":\"hello\",\"protocol\":1}");
            line.send(Person.request("enter", "e" + ++requests, "table", table, "since", version));
            String text = line.next();
            for (; !text.equals(Line.END); text = line.next()) {
                lastWords = text;
                hear(text, line);
                if (isHere && line.heard().isEmpty()) {
                    act(line);
                }
            }
        } finally {
            isHere = false;
        }
    }

    // ---- what is heard

    private void hear(String text, Line line) {
        Map<String, Object> message = Person.read(text);
        switch (String.valueOf(message.get("type"))) {
            case "table" -> {
                guest = (String) message.get("guest");
                see(text, message);
                if (message.get("missed") instanceof List<?> missed) {
                    missed.forEach(told -> learn((Map<?, ?>) told));
                }
                isHere = true;
                if (unanswered != null) {
                    send(unanswered, line);
                }
            }
            case "update" -> {
                see(text, message);
                if (!Person.events(message).isEmpty()) {
                    learn(message);
                }
            }
            case "done" -> done(message);
            case "refused" -> refused(message, text);
            case "welcome", "goodbye" -> {}
            default -> ledger.complain("unexpected: " + text);
        }
    }

    private void see(String text, Map<String, Object> message) {
        long now = number(message, "version");
        if (now < version) {
            ledger.complain("%s: version %d came after version %d was seen".formatted(table, now, version));
        }
        version = now;
        if (message.get("match") != null) {
            match = Person.inside(message, "match");
            ledger.of(table).match(version, guest, match(text), number(match, "toMove") < 0, number(match, "number"));
        }
    }

    private void learn(Map<?, ?> told) {
        ledger.of(table).events((Long) told.get("version"), guest, Objects.requireNonNull(told.get("events")));
    }

    private void done(Map<String, Object> message) {
        if (unanswered != null && unanswered.move().id().equals(message.get("re"))) {
            acknowledged = number(message, "version");
            ledger.of(table).acknowledged(acknowledged, unanswered.move());
            unanswered = null;
        }
    }

    private void refused(Map<String, Object> message, String text) {
        switch (String.valueOf(message.get("reason"))) {
            case "SHUTTING_DOWN" -> {
                // It is sent again after the restart.
            }
            case "STALE_VERSION" -> {
                // Ids count within a match. If the answer got lost and the next match has begun since, this is what
                // the second try is told.
                ledger.of(table)
                        .claimed(Objects.requireNonNull(unanswered, text).move());
                unanswered = null;
            }
            default -> ledger.complain("%s: %s".formatted(table, text));
        }
    }

    // ---- what is done

    private void act(Line line) throws InterruptedException {
        if (role == Role.WATCHES || unanswered != null || version < acknowledged || match.isEmpty()) {
            return;
        }
        List<?> moves = (List<?>) match.get("legalMoves");
        if (!moves.isEmpty()) {
            Thread.sleep(luck.nextInt(QUICKEST_MILLIS, SLOWEST_MILLIS));
            String move = (String) moves.get(luck.nextInt(moves.size()));
            unanswered = new Sent(version, new Played((int) number(match, "viewer"), move, "m" + ++requests));
            send(unanswered, line);
        } else if (role == Role.HOSTS && number(match, "toMove") < 0 && startedAt != version) {
            startedAt = version;
            line.send(Person.request("start", "s" + ++requests, "table", table));
        }
    }

    private void send(Sent sent, Line line) {
        Played move = sent.move();
        line.send(Person.request("play", move.id(), "table", table, "version", sent.version(), "move", move.move()));
    }

    private static long number(Map<String, Object> message, String name) {
        return ((Number) Objects.requireNonNull(message.get(name))).longValue();
    }

    /// The match in a message, byte by byte.
    static String match(String text) {
        int begin = text.indexOf("\"match\":{");
        int end = text.indexOf(",\"chat\":", begin);
        return text.substring(begin, end < 0 ? text.length() - 1 : end);
    }
}
