package table13.cli.screen;

import java.util.Collections;
import table13.rules.Setup;
import table13.rules.View;

/// The line above a table.
final class Title {
    private static final int MANY_ROUNDS = 20;

    private Title() {}

    /// @param more what the game adds
    static String of(View view, Paint paint, String more) {
        int rounds = rounds(view.setup());
        String round = " · round " + view.round() + (rounds == MANY_ROUNDS ? "" : " of " + rounds);
        return Layout.rule(paint.bold(view.setup().game().title()) + (rounds == 1 ? "" : round) + more);
    }

    /// How many rounds a match has; [#MANY_ROUNDS] if that depends on how it goes.
    static int rounds(Setup setup) {
        var nothing = Collections.nCopies(setup.players(), 0);
        int rounds = 1;
        while (rounds < MANY_ROUNDS && !setup.game().isOver(setup, rounds, nothing)) {
            rounds++;
        }
        return rounds;
    }
}
