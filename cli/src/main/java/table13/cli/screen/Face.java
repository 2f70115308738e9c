package table13.cli.screen;

import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.PileGame;

/// Everything that a terminal needs to show one match.
///
/// @param guide the rules and the notation, in short
public record Face(Screen screen, Narrator narrator, String guide) {

    /// The face of this setup's game.
    ///
    /// @throws IllegalArgumentException for a game that nobody has drawn yet
    public static Face of(Setup setup, Cast cast, Paint paint) {
        return switch (setup.game()) {
            case PileGame game ->
                new Face(
                        new PileScreen(game, cast, paint),
                        new PileNarrator(game, cast, paint, new MatchNarrator(setup, cast, paint, "points")),
                        Guide.of(setup.game()));
            case SkipBo game ->
                new Face(
                        new SkipBoScreen(game, cast, paint),
                        new SkipBoNarrator(
                                game, cast, paint, new MatchNarrator(setup, cast, paint, "stock cards left")),
                        Guide.of(setup.game()));
            case Leaves _ ->
                new Face(
                        new LeavesScreen(cast, paint),
                        new LeavesNarrator(cast, paint, new MatchNarrator(setup, cast, paint, "cards left")),
                        Guide.of(setup.game()));
            default ->
                throw new IllegalArgumentException(
                        "Nobody has drawn " + setup.game().title() + " yet.");
        };
    }
}
