package table13.cli.leaves;

import java.util.Map;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;

/// *13 Leaves* in a terminal.
public record LeavesFace() implements Face {
    private static final String GUIDE = """
            Be the first to play all your cards. Play one or more cards of one value: at
            the low end of the row that value or lower, at the high end that value or
            higher, and at least as many cards as the stack at that end holds. Or pass:
            take one card of any stack and be out until the lap ends. When all but one
            have passed, the player left clears the row and starts a new lap. On an empty
            row you must play any value you like.

            Moves:  2x7    two cards of value 7 (or type 7 7)
                    pass9  pass, and take a 9 from the row
            """;

    @Override
    public Game<?> game() {
        return Leaves.GAME;
    }

    @Override
    public Screen screen(Cast cast, Paint paint) {
        return new LeavesScreen(cast, paint);
    }

    @Override
    public Narrator narrator(Cast cast, Paint paint) {
        return new LeavesNarrator(cast, paint);
    }

    @Override
    public String guide() {
        return GUIDE;
    }

    @Override
    public Map<String, String> reasons() {
        return Map.of(
                "out", "you play your last card",
                "lap", "everyone else passes and you begin the next lap",
                "beaten", "someone plays on your stack or beyond it before your next turn",
                "fits", "you have a card that fits on your next turn",
                "other-out", "someone else plays their last card before your next turn");
    }

    @Override
    public Unit unit(Setup setup) {
        return game().addsUp(setup)
                ? new Unit("cards left", "points", "points")
                : new Unit("cards left", "cards left", "cards");
    }
}
