package table13.server.faults;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import table13.server.faults.ClientContext.Mood;
import table13.server.faults.SerializabilityChecker.Asked;
import table13.server.faults.SerializabilityChecker.Kind;
import table13.server.faults.TableAudit.Played;
import table13.server.kit.TestGuest;
import table13.server.kit.WebSocketClient;

/// State and behaviour of one device at its table, across connections. Plays at random, or only watches. A move without
/// an answer is sent again under the same id. All messages go to the history. Not thread-safe.
final class ClientState {
    private static final long NEVER = Long.MAX_VALUE;
    private static final int WAIT_FOR_STORE_MILLIS = 500;

    private final ClientContext context;
    private final String table;
    private final Role role;
    private final boolean mayBeTakenOver;
    private final TableAudit audit;
    private final Random random;
    private volatile boolean isSettled;

    private String guest = "";
    private long version = -1;
    private Map<String, Object> match = Map.of();
    private @Nullable Asked entering;
    private @Nullable Sent unanswered;
    private @Nullable Asked starting;
    private long acknowledged;
    private long startedAt;

    /// Whether a request for a match is still unanswered: the match may have begun.
    private boolean mayHaveStarted;

    private boolean isStartRepeated;
    private boolean isRepeated;
    private boolean isIn;
    private long actAt = NEVER;
    private long repeatAt = NEVER;
    private int requests;

    /// Role of a client at a table.
    enum Role {
        /// Only watches.
        WATCHES,
        PLAYS,
        /// Plays, if seated, and starts the next match.
        HOSTS
    }

    private record Sent(long version, Played move, long wallClock, long nanos) {}

    /// @param mayBeTakenOver whether a bot takes over after a long absence
    ClientState(ClientContext context, String table, Role role, boolean mayBeTakenOver, long seed) {
        this.context = context;
        this.table = table;
        this.role = role;
        this.mayBeTakenOver = mayBeTakenOver;
        audit = context.ledger().of(table);
        random = new Random(seed);
    }

    String table() {
        return table;
    }

    String guest() {
        return guest;
    }

    boolean isSettled() {
        return isSettled;
    }

    @Override
    public String toString() {
        return "%s (%s) at %s, version %d, %s, waits for %s and %s"
                .formatted(role, guest, table, version, isIn ? "in" : "out", unanswered, starting);
    }

    void enter(WebSocketClient client) {
        String id = "e" + ++requests;
        entering = audit.order().asks(Kind.READ, guest + " " + id);
        client.send(TestGuest.request("enter", id, "table", table, "since", version));
    }

    void lost() {
        isIn = false;
        isSettled = false;
        entering = null;
        starting = null;
        startedAt = 0;
        actAt = NEVER;
        repeatAt = NEVER;
    }

    // ---- receiving

    /// Handles a message.
    ///
    /// @return whether to keep the connection
    boolean hear(Map<String, Object> message, String text, WebSocketClient client, long now) {
        switch (String.valueOf(message.get("type"))) {
            case "table" -> entered(message, text, client);
            case "update" -> updated(message, text);
            case "done" -> done(message);
            case "refused" -> {
                if (!refused(message, text, now)) {
                    return false;
                }
            }
            case "stuck" -> {
                if (repeatAt != NEVER && Boolean.FALSE.equals(message.get("isStuck"))) {
                    repeatAt = now;
                }
            }
            default -> context.ledger().complain(Violation.UNEXPECTED, text);
        }
        considerActing(now);
        return true;
    }

    private void entered(Map<String, Object> message, String text, WebSocketClient client) {
        guest = (String) message.get("guest");
        long before = version;
        see(message, text);
        Asked asked = entering;
        if (asked == null) {
            // Not requested: the server resends the whole table if it has lost track of the updates.
            audit.order().told(guest, version);
        } else if (Boolean.TRUE.equals(message.get("isStuck"))) {
            audit.order().answeredWhileStuck(asked, version);
        } else {
            audit.order().answered(asked, version);
        }
        entering = null;
        if (message.get("missed") instanceof List<?> missed) {
            learnMissed(missed, before);
        }
        isIn = true;
        if (unanswered != null) {
            isRepeated = true;
            send(unanswered, client);
        }
    }

    private void learnMissed(List<?> missed, long before) {
        long last = before;
        for (Object told : missed) {
            Map<?, ?> one = (Map<?, ?>) told;
            long next = (Long) Objects.requireNonNull(one.get("version"));
            if (before >= 0 && next != last + 1) {
                complain(Violation.GAP, "version %d was sent after %d on return".formatted(next, last));
            }
            last = next;
            audit.news(next - 1, next, version, guest, (List<?>) Objects.requireNonNull(one.get("events")));
        }
    }

    /// One message may cover several versions.
    private void updated(Map<String, Object> message, String text) {
        long before = version;
        see(message, text);
        audit.order().told(guest, version);
        if (isIn) {
            audit.news(before, version, version, guest, TestGuest.events(message));
        }
    }

    private void see(Map<String, Object> message, String text) {
        long now = number(message, "version");
        if (now < version) {
            complain(Violation.WENT_BACK, "version %d came after version %d was seen".formatted(now, version));
        }
        version = now;
        if (message.get("match") != null) {
            match = TestGuest.inside(message, "match");
            audit.match(version, guest, match(text), number(match, "toMove") < 0, number(match, "number"));
        }
    }

    private void done(Map<String, Object> message) {
        if (unanswered != null && unanswered.move().id().equals(message.get("re"))) {
            acknowledged = number(message, "version");
            audit.acknowledged(acknowledged, unanswered.move(), unanswered.wallClock());
            context.waits().acknowledged(table, unanswered.nanos());
            unanswered = null;
            repeatAt = NEVER;
        } else if (starting != null && starting.name().equals(message.get("re"))) {
            audit.order().answered(starting, number(message, "version"));
            starting = null;
            mayHaveStarted = false;
        }
    }

    /// Handles a refusal.
    ///
    /// @return whether to keep the connection
    private boolean refused(Map<String, Object> message, String text, long now) {
        boolean isOfMove = unanswered != null && unanswered.move().id().equals(message.get("re"));
        switch (String.valueOf(message.get("reason"))) {
            case "SHUTTING_DOWN" -> {
                // It is sent again after the restart.
            }
            case "CANNOT_STORE" -> {
                if (!isIn) {
                    return false;
                }
                repeatAt = isOfMove ? now + random.nextInt(WAIT_FOR_STORE_MILLIS, 2 * WAIT_FOR_STORE_MILLIS) : repeatAt;
                starting = null;
                startedAt = isOfMove ? startedAt : 0;
            }
            case "STALE_VERSION", "NOT_YOUR_TURN", "MATCH_OVER" -> tooLate(isOfMove, text);
            case "MATCH_RUNNING" -> {
                if (starting == null || !starting.name().equals(message.get("re")) || !isStartRepeated) {
                    complain(Violation.UNEXPECTED, text);
                }
                starting = null;
            }
            default -> {
                complain(Violation.UNEXPECTED, text);
                starting = null;
            }
        }
        return true;
    }

    /// Ids are unique within a match. If the answer was lost and the next match has begun since, the repeated move is
    /// refused in this way; then the first attempt must have been played. Where bots take over, a bot may have been
    /// quicker.
    private void tooLate(boolean isOfMove, String text) {
        if (!isOfMove || !(isRepeated || mayBeTakenOver)) {
            complain(Violation.UNEXPECTED, text);
        } else if (!mayBeTakenOver) {
            audit.claimed(Objects.requireNonNull(unanswered).move());
        }
        unanswered = isOfMove ? null : unanswered;
    }

    private void complain(Violation kind, String words) {
        context.ledger().complain(kind, "%s, %s: %s".formatted(table, guest, words));
    }

    // ---- acting

    /// In milliseconds, by the clock of the `now` parameters.
    long nextDue() {
        return Math.min(actAt, repeatAt);
    }

    void whatIsDue(WebSocketClient client, long now) {
        if (now >= repeatAt && unanswered != null) {
            repeatAt = NEVER;
            isRepeated = true;
            send(unanswered, client);
        }
        if (now >= actAt) {
            actAt = NEVER;
            act(client);
        }
        considerActing(now);
    }

    /// The delay lets other messages arrive first, so the decision is repeated after every message.
    private void considerActing(long now) {
        isSettled = isIn && unanswered == null && starting == null;
        if (!mayMove() && !mayStart()) {
            actAt = NEVER;
        } else if (actAt == NEVER) {
            actAt = now
                    + random.nextInt(context.tempo().quickest(), context.tempo().slowest());
        }
    }

    private boolean isFree() {
        return isIn && role != Role.WATCHES && unanswered == null && version >= acknowledged && !match.isEmpty();
    }

    private boolean mayMove() {
        return isFree() && !((List<?>) match.get("legalMoves")).isEmpty();
    }

    private boolean mayStart() {
        return isFree() && role == Role.HOSTS && number(match, "toMove") < 0 && startedAt != version;
    }

    private void act(WebSocketClient client) {
        if (context.mood().get() == Mood.PAUSED) {
            return;
        }
        if (mayMove()) {
            List<?> moves = (List<?>) match.get("legalMoves");
            String move = (String) moves.get(random.nextInt(moves.size()));
            Played played = new Played((int) number(match, "viewer"), move, "m" + ++requests);
            unanswered = new Sent(version, played, System.currentTimeMillis(), System.nanoTime());
            isRepeated = false;
            audit.sends(played);
            send(unanswered, client);
        } else if (mayStart()) {
            startedAt = version;
            isStartRepeated = mayHaveStarted;
            mayHaveStarted = true;
            starting = audit.order().asks(Kind.WRITE, "s" + ++requests);
            client.send(TestGuest.request("start", starting.name(), "table", table));
        }
    }

    private void send(Sent sent, WebSocketClient client) {
        Played move = sent.move();
        client.send(
                TestGuest.request("play", move.id(), "table", table, "version", sent.version(), "move", move.move()));
    }

    static long number(Map<String, Object> message, String name) {
        return ((Number) Objects.requireNonNull(message.get(name))).longValue();
    }

    /// The match in a message, as exact bytes.
    static String match(String text) {
        int begin = text.indexOf("\"match\":{");
        int end = text.indexOf(",\"chat\":", begin);
        return text.substring(begin, end < 0 ? text.length() - 1 : end);
    }
}
