package table13.cli.skipbo;

import java.util.Map;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.skipbo.SkipBo;

/// *Skip-Bo, the board game* in a terminal.
public record SkipBoFace() implements Face {
    private static final String GUIDE = """
            Be the first to play your whole stock. Piles are built upwards from 1 to {highest};
            a wild (w) is any number. A pawn on a colour opens the pile of that colour,
            a pawn on pink both pink ones. At the end of your turn you discard a card,
            and one of your pawns moves that many spaces.
            With your other pawn on a colour, a space 1-4, 5-8, 9-12 or SKIP-BO stands in
            for one number that a pile needs, once per turn, if you play the following
            card with it. As a 12, it completes the pile by itself. On an exchange space
            you may move the top card of your stock to the bottom, once per turn.

            Moves:  5>blue  stock>pink1   a card of your hand, or of your stock, on a pile
                    +7>red  +stock>blue   a space stands in, and this card follows
                    +>red                 a space stands in for 12
                    exchange              the top of your stock goes to the bottom
                    4:7>11  w:7>9         discard, and a pawn goes from space 7 to 11 or 9
                    end                   ends a turn when you have no cards at all
            Short:  b o p r k1 k2 for the piles, s for stock, x for exchange
            """;

    @Override
    public Game<?> game() {
        return SkipBo.GAME;
    }

    @Override
    public Screen screen(Cast cast, Paint paint) {
        return new SkipBoScreen(SkipBo.GAME, cast, paint);
    }

    @Override
    public Narrator narrator(Cast cast, Paint paint) {
        return new SkipBoNarrator(SkipBo.GAME, cast, paint);
    }

    @Override
    public String guide() {
        return GUIDE;
    }

    @Override
    public Map<String, String> reasons() {
        return Map.of(
                "wins", "you win before your next turn",
                "stock", "you play from your stock this turn",
                "stock-next", "you can play from your stock on your next turn",
                "others-stock", "someone else plays from their stock before your next turn",
                "other-wins", "someone else wins before your next turn");
    }

    @Override
    public Unit unit(Setup setup) {
        return new Unit("stock cards left", "stock left", "stock cards");
    }
}
