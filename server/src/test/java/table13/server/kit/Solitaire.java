package table13.server.kit;

import java.util.List;
import java.util.Map;

/// One guest's match against bots. Plays the first legal move, as fast as the server accepts.
public final class Solitaire {
    private static final long PATIENCE_MILLIS = 1000;

    private final TestGuest person;
    private final String table;
    private Map<String, Object> seen;

    private Solitaire(TestGuest person, String table) {
        this.person = person;
        this.table = table;
        seen = person.enters(table);
    }

    /// Joins a table where the guest has a seat.
    public static Solitaire at(String table, TestGuest person) {
        return new Solitaire(person, table);
    }

    public String table() {
        return table;
    }

    /// The match as the guest sees it now.
    public Map<String, Object> match() {
        return TestGuest.inside(seen, "match");
    }

    public boolean isOver() {
        return TestGuest.toMove(seen) < 0;
    }

    /// Plays up to this many moves.
    ///
    /// @return whether the match continues and it is the guest's turn
    public boolean play(int moves) {
        for (int played = 0; !isOver(); ) {
            List<String> legal = TestGuest.moves(seen);
            if (legal.isEmpty()) {
                seen = person.next(update -> update.get("match") != null);
            } else if (played == moves) {
                return true;
            } else {
                play(legal.getFirst());
                played++;
            }
        }
        return false;
    }

    public void playToTheEnd() {
        play(Integer.MAX_VALUE);
    }

    private void play(String move) {
        Map<String, Object> answer = Map.of();
        while (!"done".equals(answer.get("type"))) {
            answer = person.answer("play", "table", table, "version", TestGuest.version(seen), "move", move);
            if ("refused".equals(answer.get("type"))) {
                slowDown(answer);
            }
        }
        seen = person.next(update -> update.get("match") != null);
    }

    private static void slowDown(Map<String, Object> refused) {
        if (!"TOO_FAST".equals(refused.get("reason"))) {
            throw new AssertionError(refused);
        }
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    public String record(int port, int number) {
        return TestGuest.http(
                        port, "GET", "/api/tables/" + table + "/matches/" + number + "/record", person.cookie(), "")
                .body();
    }
}
