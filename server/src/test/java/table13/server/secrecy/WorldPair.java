package table13.server.secrecy;

import java.util.List;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Ruling;
import table13.rules.State;
import table13.rules.View;

/// Two matches that differ in hidden data. The rules of the game decide which viewer can distinguish them from which
/// step on, by views and events, which have their own secrecy test.
record WorldPair(World one, World other) {
    static final int NEVER = Integer.MAX_VALUE;

    /// All that a viewer may know of a step.
    record Sight(List<Event> told, View view) {

        static Sight of(Match<?> match, EventBatch batch, int viewer) {
            return new Sight(batch.seenBy(viewer), match.view(viewer));
        }
    }

    /// The first step that a viewer can distinguish: 0 is the deal, 1 the first move, and so on.
    ///
    /// @param viewer a seat, [View#WATCHER], or no seat for a guest without access to the match
    int learns(int viewer) {
        if (viewer == State.NOBODY) {
            return NEVER;
        }
        Match<?> here = one.begin();
        Match<?> there = other.begin();
        EventBatch happensHere = here.beginning();
        EventBatch happensThere = there.beginning();
        for (int step = 0; ; step++) {
            if (!Sight.of(here, happensHere, viewer).equals(Sight.of(there, happensThere, viewer))) {
                return step;
            }
            if (step == one.plies().size()) {
                return NEVER;
            }
            happensHere = play(here, one.plies().get(step).move());
            happensThere = play(there, other.plies().get(step).move());
        }
    }

    static EventBatch play(Match<?> match, String move) {
        if (match.rule(match.toMove(), move) instanceof Ruling.Allowed allowed) {
            return match.play(allowed.move());
        }
        throw new IllegalStateException(move + " is illegal in this world.");
    }

    @Override
    public String toString() {
        return "%s, swaps %s".formatted(one, other.fate().swaps());
    }
}
