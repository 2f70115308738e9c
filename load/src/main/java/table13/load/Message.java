package table13.load;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The little that a guest must know of what the server says. One object is filled again and again.
final class Message {
    enum Type {
        WELCOME,
        DONE,
        REFUSED,
        TABLE,
        UPDATE,
        /// Something that does not concern us.
        OTHER
    }

    static final long NONE = -1;

    private static final byte[] TYPE = bytes("type");
    private static final byte[] RE = bytes("re");
    private static final byte[] VERSION = bytes("version");
    private static final byte[] TABLE = bytes("table");
    private static final byte[] REASON = bytes("reason");
    private static final byte[] SENTENCE = bytes("sentence");
    private static final byte[] EVENTS = bytes("events");
    private static final byte[] KIND = bytes("kind");
    private static final byte[] MATCH = bytes("match");
    private static final byte[] TO_MOVE = bytes("toMove");
    private static final byte[] LEGAL_MOVES = bytes("legalMoves");
    private static final int NOBODY = -1;

    private final RandomGenerator random;
    private Type type = Type.OTHER;
    private long re;
    private long version;
    private String table = "";
    private String reason = "";
    private String sentence = "";
    private int moved;
    private boolean hasMatch;
    private boolean isOver;
    private @Nullable String move;

    Message(RandomGenerator random) {
        this.random = random;
    }

    /// Reads a message in place of the last one.
    void read(byte[] bytes, int from, int to) throws Garbled {
        forget();
        JsonScan scan = new JsonScan(bytes, from, to);
        while (scan.nextMember()) {
            if (scan.isNamed(TYPE)) {
                type = typeOf(scan.text());
            } else if (scan.isNamed(VERSION)) {
                version = scan.number(NONE);
            } else if (scan.isNamed(RE)) {
                re = scan.number(NONE);
            } else if (scan.isNamed(MATCH) && scan.isA('{')) {
                readMatch(scan.inside());
            } else if (scan.isNamed(EVENTS) && scan.isA('[')) {
                countMoves(scan.inside());
            } else if (scan.isNamed(TABLE)) {
                table = scan.text();
            } else if (scan.isNamed(REASON)) {
                reason = scan.text();
            } else if (scan.isNamed(SENTENCE)) {
                sentence = scan.text();
            }
        }
        scan.end();
    }

    private void forget() {
        type = Type.OTHER;
        re = NONE;
        version = NONE;
        table = "";
        reason = "";
        sentence = "";
        moved = 0;
        hasMatch = false;
        isOver = false;
        move = null;
    }

    private void countMoves(JsonScan events) throws Garbled {
        while (events.nextElement()) {
            JsonScan event = events.inside();
            while (event.nextMember()) {
                if (event.isNamed(KIND) && event.text().equals("moved")) {
                    moved++;
                }
            }
        }
    }

    private void readMatch(JsonScan scan) throws Garbled {
        hasMatch = true;
        while (scan.nextMember()) {
            if (scan.isNamed(TO_MOVE)) {
                isOver = scan.number(0) == NOBODY;
            } else if (scan.isNamed(LEGAL_MOVES) && scan.isA('[')) {
                chooseMove(scan.inside());
            }
        }
    }

    /// Each of the moves is chosen with the same chance.
    private void chooseMove(JsonScan moves) throws Garbled {
        for (int seen = 1; moves.nextElement(); seen++) {
            if (random.nextInt(seen) == 0) {
                move = moves.text();
            }
        }
    }

    private static Type typeOf(String word) {
        return switch (word) {
            case "update" -> Type.UPDATE;
            case "done" -> Type.DONE;
            case "refused" -> Type.REFUSED;
            case "table" -> Type.TABLE;
            case "welcome" -> Type.WELCOME;
            default -> Type.OTHER;
        };
    }

    Type type() {
        return type;
    }

    /// The number of the request that is answered, or [#NONE].
    long re() {
        return re;
    }

    /// Of the table, or [#NONE].
    long version() {
        return version;
    }

    String table() {
        return table;
    }

    /// Why something was refused, in one word.
    String reason() {
        return reason;
    }

    String sentence() {
        return sentence;
    }

    /// Of how many moves it tells.
    int moved() {
        return moved;
    }

    /// Whether it shows the match.
    boolean hasMatch() {
        return hasMatch;
    }

    /// Whether the match that it shows is over.
    boolean isOver() {
        return isOver;
    }

    /// One of the legal moves at random, as it is written in the JSON; null if there are none.
    @Nullable
    String move() {
        return move;
    }

    private static byte[] bytes(String name) {
        return name.getBytes(StandardCharsets.US_ASCII);
    }
}
