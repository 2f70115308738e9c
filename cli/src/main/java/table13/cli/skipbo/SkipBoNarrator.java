package table13.cli.skipbo;

import java.util.List;
import table13.cli.screen.Cast;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.rules.Event;
import table13.rules.cards.Card;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoEvent;

/// Tells a match of *Skip-Bo*.
record SkipBoNarrator(SkipBo game, Cast cast, Paint paint) implements Narrator {

    @Override
    public List<String> tell(Event event) {
        String sentence = tell((SkipBoEvent) event);
        return sentence.isEmpty() ? List.of() : List.of(sentence);
    }

    private String tell(SkipBoEvent event) {
        return switch (event) {
            case SkipBoEvent.TurnedUp turned ->
                turned.stays()
                        ? ""
                        : "A " + turned.card() + " is turned up for " + pile(turned.pile()) + " and goes back.";
            case SkipBoEvent.StockDealt _ -> "";
            case SkipBoEvent.Drew drew ->
                drew.cards().isEmpty() ? "" : cast.does(drew.seat(), "draw") + " " + names(drew.cards()) + ".";
            case SkipBoEvent.Built built ->
                "%s %s%s on %s%s."
                        .formatted(
                                cast.does(built.seat(), "play"),
                                built.fromStock() ? "the stock's " : "",
                                paint.bold(name(built.card())),
                                pile(built.pile()),
                                name(built.card()).equals(String.valueOf(built.number()))
                                        ? ""
                                        : " as " + built.number());
            case SkipBoEvent.StoodIn stoodIn ->
                "%s space stands in for the %d on %s."
                        .formatted(
                                cast.isYou(stoodIn.seat()) ? "Your" : cast.whose(stoodIn.seat()),
                                stoodIn.number(),
                                pile(stoodIn.pile()));
            case SkipBoEvent.Exchanged exchanged ->
                "%s the %s on %s stock to the bottom."
                        .formatted(
                                cast.does(exchanged.seat(), "move"),
                                name(exchanged.under()),
                                cast.isYou(exchanged.seat()) ? "your" : "the");
            case SkipBoEvent.StockTurned turned ->
                "The next stock card is %s.".formatted(paint.bold(name(turned.top())));
            case SkipBoEvent.SetAside setAside -> "The %s pile is complete.".formatted(pile(setAside.pile()));
            case SkipBoEvent.Discarded discarded ->
                "%s %s: pawn from %d to %d (%s)."
                        .formatted(
                                cast.does(discarded.seat(), "discard"),
                                paint.bold(name(discarded.card())),
                                discarded.from(),
                                discarded.to(),
                                game.spaces().get(discarded.to() - 1));
            case SkipBoEvent.TurnEnded ended -> cast.does(ended.seat(), "end") + " the turn without a card.";
            case SkipBoEvent.Reshuffled reshuffled ->
                "%d %s are shuffled into a new draw pile."
                        .formatted(reshuffled.count(), reshuffled.fromDiscards() ? "discards" : "completed cards");
            case SkipBoEvent.Won won -> paint.bold("That was " + cast.whose(won.seat()) + " last stock card.");
            case SkipBoEvent.TurnsRanOut ranOut ->
                paint.bold("After %,d turns the match ends.".formatted(ranOut.turns()));
        };
    }

    private String pile(int pile) {
        return game.piles().get(pile);
    }

    private static String name(Card card) {
        return card.name().equals("w") ? "wild" : card.name();
    }

    private static String names(List<Card> cards) {
        return String.join(" ", cards.stream().map(Card::name).toList());
    }
}
