package table13.cli.leaves;

import java.util.List;
import table13.cli.screen.Cast;
import table13.cli.screen.Layout;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.rules.Event;
import table13.rules.cards.Card;
import table13.rules.leaves.LeavesEvent;

/// Tells rounds of *13 Leaves*.
record LeavesNarrator(Cast cast, Paint paint) implements Narrator {

    @Override
    public List<String> tell(Event event) {
        return switch ((LeavesEvent) event) {
            case LeavesEvent.Dealt _ -> List.of();
            case LeavesEvent.Played played ->
                List.of(cast.does(played.seat(), "play") + " "
                        + paint.bold(played.count() + "x" + played.card().name()) + ".");
            case LeavesEvent.Passed passed ->
                List.of("%s and %s %s."
                        .formatted(
                                cast.does(passed.seat(), "pass"),
                                cast.verb(passed.seat(), "take"),
                                withArticle(passed.card())));
            case LeavesEvent.LapEnded ended ->
                List.of("%s the row (%s) and %s lap %d."
                        .formatted(
                                cast.does(ended.seat(), "clear"),
                                Layout.cards(ended.cleared().size()),
                                cast.verb(ended.seat(), "start"),
                                ended.lap() + 1));
            case LeavesEvent.RoundWon won ->
                List.of(paint.bold("That was " + cast.whose(won.seat()) + " last card: the round is over."));
            case LeavesEvent.LapsRanOut ranOut ->
                List.of(paint.bold("The last lap is over. The fewest cards: " + cast.all(ranOut.winners()) + "."));
        };
    }

    private String withArticle(Card card) {
        boolean startsWithVowel = card.name().equals("8") || card.name().equals("11");
        return (startsWithVowel ? "an " : "a ") + paint.bold(card.name());
    }
}
