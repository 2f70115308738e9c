package table13.cli.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import table13.cli.screen.GameUi;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.cli.screen.Section;
import table13.cli.screen.Section.CellRow;
import table13.cli.screen.Tint;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileEvent;
import table13.rules.thirteen.PileEvent.Score;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.PileView.Target;
import table13.rules.thirteen.PlayCard;
import table13.rules.thirteen.Thirteen;

/// *13* and *Friday the 13th* in a terminal.
record PileUi(PileGame game, String rules, String notation) implements GameUi {

    static final GameUi THIRTEEN = new PileUi(Thirteen.GAME, """
            Take few cards. Everyone begins a round with five cards. Play one card per turn on the target of its
            colour; a Nasty Four goes on any target. You draw a card after each turn while there are any.

            Exactly {full} is safe. If you bring a target over {full}, you take the cards that were there, face down;
            your card stays. Taken cards stay face down until the round ends, when all hands are empty.

            Then a card costs {cardPoints} and a Nasty Four {fourPoints}, but the player with the most cards of a
            colour pays nothing for it; on a tie for most, everyone pays. The lowest total wins, and a tie is a
            shared win.
            """, """
            b5  | the blue 5 on blue; also y (yellow) and g (green)
            n>g | a Nasty Four on green
            """);

    static final GameUi FRIDAY = new PileUi(Friday.GAME, """
            Take few cards. All cards are dealt and there is no drawing. Play one card per turn on the pile of its
            kind; a Friday card counts {fourValue} and goes on any pile.

            Exactly {full} is safe. If you bring a pile over {full}, you take the cards that were there, face down;
            your card stays. Taken cards stay face down until the round ends, when all hands are empty.

            Then a card costs {cardPoints} and a Friday card {fourPoints}, but the player with the most cards of a
            kind pays nothing for it; on a tie for most, everyone pays. The lowest total after four rounds wins, and a
            tie is a shared win.
            """, """
            c5  | the cat 5 on the cats; also m (mirror) and l (ladder)
            f>m | a Friday card on the mirrors
            """);

    /// Colours of suits and fours that are not named after a colour.
    private static final Map<String, Tint> TINTS = Map.of(
            "nasty four", Tint.of("red"),
            "cat", new Tint(60, false),
            "mirror", new Tint(152, true),
            "ladder", new Tint(179, true),
            "friday", Tint.of("red"));

    @Override
    public List<String> notes(View view) {
        int drawPile = ((PileView) view.seen()).drawPile();
        return drawPile > 0 ? List.of("draw pile " + drawPile) : List.of();
    }

    @Override
    public List<Section> board(View view, SeatNames names, Paint paint) {
        PileView table = (PileView) view.seen();
        List<Section> sections = new ArrayList<>();
        sections.add(Section.list(IntStream.range(0, table.targets().size())
                .mapToObj(i -> pile(game.suits().get(i), table.targets().get(i), paint))
                .toList()));
        sections.add(seats(view, names, paint));
        sections.add(Section.cards(seat -> names.name(seat) + " took", table.openTaken()));
        if (view.viewer() >= 0) {
            sections.add(Section.list(List.of(new CellRow("hand", hand(view, paint)))));
        }
        return sections;
    }

    @Override
    public Section seats(View view, SeatNames names, Paint paint) {
        PileView table = (PileView) view.seen();
        return Section.seats(
                view,
                names,
                paint,
                List.of("cards", "took"),
                seat -> List.of(
                        "" + table.handSizes().get(seat), "" + table.taken().get(seat)));
    }

    private CellRow pile(String suit, Target target, Paint paint) {
        String gauge = "█".repeat(target.sum()) + "·".repeat(PileState.FULL - target.sum());
        List<String> cells = new ArrayList<>();
        cells.add(Layout.right(target.sum(), 2) + " " + paint.inked(tint(suit), gauge));
        cells.addAll(
                target.cards().isEmpty()
                        ? List.of(paint.dim("empty"))
                        : target.cards().stream().map(card -> chip(card, paint)).toList());
        return new CellRow(suit, cells);
    }

    private static Tint tint(String suit) {
        return TINTS.getOrDefault(suit, Tint.of(suit));
    }

    private String chip(Card card, Paint paint) {
        String suit = game.suits().stream()
                .filter(name -> name.charAt(0) == card.name().charAt(0))
                .findFirst()
                .orElse(game.four());
        return paint.chip(tint(suit), card.name());
    }

    @Override
    public List<String> hand(View view, Paint paint) {
        return ((PileView) view.seen())
                .hand().stream().map(card -> chip(card, paint)).toList();
    }

    @Override
    public Section moves(View view, Paint paint) {
        PileView table = (PileView) view.seen();
        List<CellRow> rows = new ArrayList<>();
        for (int i = 0; i < table.targets().size(); i++) {
            Target target = table.targets().get(i);
            List<String> safe = new ArrayList<>();
            List<String> over = new ArrayList<>();
            for (Move move : table.legalMoves()) {
                PlayCard play = (PlayCard) move;
                int sum = target.sum() + PileState.valueOf(play.code());
                if (play.target() == i) {
                    (sum <= PileState.FULL ? safe : over)
                            .add(paint.bold(play.notation())
                                    + (sum == PileState.FULL ? paint.good("→" + sum) : paint.dim("→" + sum)) + " ");
                }
            }
            if (!over.isEmpty()) {
                safe.add(paint.bad("takes " + Layout.cards(target.cards().size()) + ":"));
                safe.addAll(over);
            }
            if (!safe.isEmpty()) {
                rows.add(new CellRow(game.suits().get(i), safe));
            }
        }
        return Section.list(rows);
    }

    @Override
    public String sentence(Event event, SeatNames names, Paint paint) {
        return switch ((PileEvent) event) {
            case PileEvent.Dealt _ -> "";
            case PileEvent.Played played ->
                names.tells(
                        played.seat(),
                        "play",
                        paint.bold(played.card().name()) + " on " + game.suits().get(played.target()) + ": "
                                + played.sum());
            case PileEvent.Took took ->
                paint.bad(names.tells(took.seat(), "take", took.cards().size() + ": " + SeatNames.cards(took.cards())));
            case PileEvent.Drew drew ->
                drew.cards().isEmpty() ? "" : names.tells(drew.seat(), "draw", SeatNames.cards(drew.cards()));
            case PileEvent.Scored _ ->
                "A card costs %d, a %s %d. The player with the most cards of a suit pays nothing for it."
                        .formatted(
                                PileState.CARD_POINTS,
                                game.four().equals("friday") ? "Friday card" : "Nasty Four",
                                PileState.FOUR_POINTS);
        };
    }

    @Override
    public Section figures(Event event, SeatNames names, Paint paint) {
        List<Score> scores = event instanceof PileEvent.Scored scored ? scored.scores() : List.of();
        List<String> header = new ArrayList<>(game.suits());
        header.add(game.four());
        header.add("pays");
        return Section.grid(
                header,
                scores.stream()
                        .map(score -> new CellRow(names.name(score.seat()), paid(score, paint)))
                        .toList());
    }

    private static List<String> paid(Score score, Paint paint) {
        List<String> cells = new ArrayList<>();
        for (int suit = 0; suit < score.cards().size(); suit++) {
            int count = score.cards().get(suit);
            cells.add(score.free().get(suit) ? paint.good(count + " free") : String.valueOf(count));
        }
        cells.add(score.fours() + " ×" + PileState.FOUR_POINTS);
        cells.add(paint.bold(String.valueOf(score.points())));
        return cells;
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
