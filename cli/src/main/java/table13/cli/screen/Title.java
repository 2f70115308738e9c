package table13.cli.screen;

import table13.rules.View;

/// The line above a table.
public final class Title {

    private Title() {}

    /// The game, the round, and more.
    ///
    /// @param more what the game adds
    public static String of(View view, Paint paint, String more) {
        int rounds = view.setup().game().rounds(view.setup());
        String round = " · round " + view.round() + (rounds == 0 ? "" : " of " + rounds);
        return Layout.rule(paint.bold(view.setup().game().title()) + (rounds == 1 ? "" : round) + more);
    }
}
