package table13.cli.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.cli.screen.Cast;
import table13.cli.screen.Layout;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.rules.Event;
import table13.rules.cards.Card;
import table13.rules.thirteen.PileEvent;
import table13.rules.thirteen.PileEvent.Score;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;

/// Tells rounds of *13* and *Friday the 13th*.
record PileNarrator(PileGame game, Cast cast, Paint paint) implements Narrator {
    private static final int COLUMN = 9;

    @Override
    public List<String> tell(Event event) {
        return switch ((PileEvent) event) {
            case PileEvent.Dealt _ -> List.of();
            case PileEvent.Played played ->
                List.of("%s %s on %s: %d."
                        .formatted(
                                cast.does(played.seat(), "play"),
                                paint.bold(played.card().name()),
                                game.suits().get(played.target()),
                                played.sum()));
            case PileEvent.Took took ->
                List.of(paint.bad("%s %d: %s."
                        .formatted(cast.does(took.seat(), "take"), took.cards().size(), names(took.cards()))));
            case PileEvent.Drew drew ->
                drew.cards().isEmpty()
                        ? List.of()
                        : List.of(cast.does(drew.seat(), "draw") + " " + names(drew.cards()) + ".");
            case PileEvent.Scored scored -> scored(scored.scores());
        };
    }

    private static String names(List<Card> cards) {
        return String.join(" ", cards.stream().map(Card::name).toList());
    }

    private String four() {
        return game.four().equals("friday") ? "Friday card" : game.four();
    }

    private List<String> scored(List<Score> scores) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(paint.bold("The round is over."));
        lines.add("A card costs %d, a %s %d.".formatted(PileState.CARD_POINTS, four(), PileState.FOUR_POINTS));
        lines.add("The player with the most cards of a suit pays nothing for it.");
        StringBuilder header = new StringBuilder(" ".repeat(Cast.LONGEST + 2));
        game.suits().forEach(suit -> header.append(Layout.right(suit, COLUMN)));
        header.append(Layout.right(game.four(), COLUMN + 3)).append(Layout.right("pays", COLUMN));
        lines.add(paint.dim(header.toString()));
        scores.forEach(score -> lines.add(row(score)));
        return lines;
    }

    private String row(Score score) {
        StringBuilder row = new StringBuilder(Layout.left("  " + cast.name(score.seat()), Cast.LONGEST + 2));
        for (int suit = 0; suit < score.cards().size(); suit++) {
            int count = score.cards().get(suit);
            row.append(
                    score.free().get(suit)
                            ? Layout.right(paint.good(count + " free"), COLUMN)
                            : Layout.right(count, COLUMN));
        }
        row.append(Layout.right(score.fours() + " ×" + PileState.FOUR_POINTS, COLUMN + 3));
        return row.append(Layout.right(paint.bold(String.valueOf(score.points())), COLUMN))
                .toString();
    }
}
