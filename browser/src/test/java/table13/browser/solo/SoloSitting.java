package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import table13.rules.SplitMix;

/// A person at a table of their own. Tracks the page's display and plays random legal moves.
final class SoloSitting {
    private static final int LONGEST = 6000;

    private final SoloPage page;
    private final String table;
    private final SplitMix whim;
    private Map<String, Object> match = Map.of();
    private String phase = "";
    private long version;
    private int moves;

    /// Opens a table and has it dealt.
    SoloSitting(SoloPage page, long seed, Object... open) {
        this.page = page;
        whim = new SplitMix(seed);
        List<Object> members = new ArrayList<>(List.of("start", true));
        members.addAll(List.of(open));
        List<Map<String, Object>> told = page.ask("open", members.toArray());
        assertThat(told.getFirst()).containsEntry("type", "done");
        table = (String) told.getFirst().get("table");
        see(told);
    }

    /// Returns to a table.
    SoloSitting(SoloPage page, String table, long seed) {
        this.page = page;
        this.table = table;
        whim = new SplitMix(seed);
        enter();
    }

    String table() {
        return table;
    }

    long version() {
        return version;
    }

    String phase() {
        return phase;
    }

    Map<String, Object> match() {
        return match;
    }

    boolean isOver() {
        return !phase.equals("PLAYING");
    }

    boolean isMyTurn() {
        return !isOver() && !legalMoves().isEmpty();
    }

    List<?> legalMoves() {
        return (List<?>) match.getOrDefault("legalMoves", List.of());
    }

    /// Reads messages.
    void see(List<Map<String, Object>> told) {
        for (Map<String, Object> message : told) {
            assertThat(message).doesNotContainEntry("type", "refused");
            if (!table.equals(message.get("table")) || "done".equals(message.get("type"))) {
                continue;
            }
            assertThat((long) message.get("version")).isGreaterThanOrEqualTo(version);
            version = (long) message.get("version");
            if (message.get("match") != null) {
                match = SoloPage.inside(message, "match");
            }
            if (message.get("people") != null) {
                phase = (String) SoloPage.inside(message, "people").get("phase");
            }
        }
    }

    /// The whole table as the page would show it.
    Map<String, Object> enter() {
        List<Map<String, Object>> told = page.ask("enter", "table", table, "pace", "FAST");
        see(told);
        return told.getFirst();
    }

    /// One move of the seat to move.
    void step() {
        if (isMyTurn()) {
            page.passes(700);
            play((String) legalMoves().get(whim.below(legalMoves().size())));
        } else {
            assertThat(page.dueIn()).as("an action is due").isNotNegative();
            see(page.wake());
        }
    }

    void play(String move) {
        see(page.ask("play", "table", table, "version", version, "move", move));
        moves++;
    }

    int moves() {
        return moves;
    }

    /// Plays to the end of the match.
    ///
    /// @param each runs after every step
    void playOut(Consumer<SoloSitting> each) {
        for (int i = 0; i < LONGEST && !isOver(); i++) {
            step();
            each.accept(this);
        }
        assertThat(phase).isEqualTo("OVER");
    }

    void playOut() {
        playOut(_ -> {});
    }
}
