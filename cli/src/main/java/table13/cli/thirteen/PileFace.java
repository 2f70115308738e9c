package table13.cli.thirteen;

import java.util.Map;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.Thirteen;

/// *13* and *Friday the 13th* in a terminal.
public record PileFace(PileGame game, String guide) implements Face {

    public static final Face THIRTEEN = new PileFace(Thirteen.GAME, """
            Take few cards. Play one card per turn on the target of its colour; a nasty
            four (n) goes on any target. Exactly {full} is safe. If you bring a target over
            {full}, you take the cards that were there, face down; your card stays. You draw
            a card after each turn while there are any.
            At the end a card costs {cardPoints} and a nasty four {fourPoints}, but the player with the most
            cards of a colour pays nothing for it. The lowest total wins.

            Moves:  b5   the blue 5 on blue; also y (yellow) and g (green)
                    n>g  a nasty four on green
            """);

    public static final Face FRIDAY = new PileFace(Friday.GAME, """
            Take few cards. Play one card per turn on the pile of its kind; a Friday
            card (f) counts {fourValue} and goes on any pile. Exactly {full} is safe. If you bring a
            pile over {full}, you take the cards that were there, face down; your card
            stays. There is no drawing: the round ends when all hands are empty.
            Then a card costs {cardPoints} and a Friday card {fourPoints}, but the player with the most cards
            of a kind pays nothing for it. The lowest total after four rounds wins.

            Moves:  c5   the cat 5 on the cats; also m (mirror) and l (ladder)
                    f>m  a Friday card on the mirrors
            """);

    @Override
    public Screen screen(Cast cast, Paint paint) {
        return new PileScreen(game, cast, paint);
    }

    @Override
    public Narrator narrator(Cast cast, Paint paint) {
        return new PileNarrator(game, cast, paint);
    }

    @Override
    public Map<String, String> reasons() {
        return Map.of(
                "takes", "you take cards",
                "leads", "you end up with the most of what you take, at no cost,",
                "others-take", "someone else takes cards before your next turn",
                "stuck", "you have no safe card on your next turn");
    }

    @Override
    public Unit unit(Setup setup) {
        return new Unit("points", "points", "points");
    }
}
