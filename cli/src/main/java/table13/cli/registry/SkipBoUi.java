package table13.cli.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import table13.cli.screen.GameUi;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.cli.screen.Section;
import table13.cli.screen.Section.CellRow;
import table13.cli.screen.Tint;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoEvent;
import table13.rules.skipbo.SkipBoMove;
import table13.rules.skipbo.SkipBoMove.Discard;
import table13.rules.skipbo.SkipBoView;
import table13.rules.skipbo.SkipBoView.Pile;
import table13.rules.skipbo.SkipBoView.Seat;

/// *Skip-Bo, the board game* in a terminal: the track with the pawns, the building piles, and the seats.
record SkipBoUi() implements GameUi {
    private static final String CORNER = " corner";

    /// Spaces in a row of the track; the first is a corner.
    private static final int ROW = 6;

    /// With more discards of one card than this, ranges of spaces are listed instead.
    private static final int MANY = 4;

    private static final int DISCARD_WIDTH = 16;

    @Override
    public Game<?> game() {
        return SkipBo.GAME;
    }

    @Override
    public String rules() {
        return """
            Be the first to play your whole stock of {stock} cards. At the start of a turn you draw until you hold {hand} cards.
            Piles are built upwards from 1 to {highest}; a wild (w) is any number. A pawn on a colour opens the pile of
            that colour, a pawn on pink both pink ones.

            At the end of your turn you discard a card, and one of your pawns moves that many spaces.

            With your other pawn on a colour, a space 1-4, 5-8, 9-12 or SKIP-BO stands in for one number that a pile
            needs, once per turn, if you play the following card with it. As a {highest}, it completes the pile by
            itself. On an exchange space you may move the top card of your stock to the bottom, once per turn.

            After {lastTurn} turns of all players together the match ends, and the fewest stock cards win.
            """;
    }

    @Override
    public String notation() {
        return """
            5>blue      | a card of your hand on a pile
            stock>pink1 | the top of your stock on a pile
            +7>red      | a space stands in, and this card follows; also +stock>blue
            +>red       | a space stands in for {highest}
            exchange    | the top of your stock goes to the bottom
            4:7>11      | discard a 4, and a pawn goes from space 7 to space 11
            end         | ends a turn when you have no cards at all
            short       | b o p r k1 k2 for the piles, s for stock, x for exchange
            """;
    }

    @Override
    public List<String> notes(View view) {
        SkipBoView table = (SkipBoView) view.seen();
        int discards = table.discards().stream().mapToInt(Integer::intValue).sum();
        return List.of(
                "turn " + table.turn(),
                "draw pile " + table.drawPile(),
                "discards " + discards + (table.discardTop() == null ? "" : ", top " + table.discardTop()));
    }

    // ---- the board

    @Override
    public List<Section> board(View view, SeatNames names, Paint paint) {
        SkipBoView table = (SkipBoView) view.seen();
        List<Section> sections = new ArrayList<>();
        sections.add(Section.grid(
                List.of(),
                IntStream.range(0, SkipBo.GAME.spaces().size() / ROW)
                        .mapToObj(line -> new CellRow(
                                "",
                                IntStream.rangeClosed(line * ROW + 1, (line + 1) * ROW)
                                        .mapToObj(space -> space(space, table.seats(), paint))
                                        .toList()))
                        .toList()));
        boolean isYours = table.viewer() == table.toMove();
        sections.add(Section.grid(
                SkipBo.GAME.piles().stream()
                        .map(pile -> paint.filled(tint(pile), Layout.centre(pile, 8)))
                        .toList(),
                List.of(
                        row("shows", table, pile -> pile.shows() == 0 ? "–" : String.valueOf(pile.shows())),
                        row("needs", table, pile -> needs(pile, paint)),
                        row(
                                isYours ? "open to you" : "open",
                                table,
                                pile -> pile.isOpen() ? paint.good("yes") : paint.dim("·")))));
        sections.add(seats(view, names, paint));
        sections.add(Section.cards(
                seat -> "bottom of " + names.whose(seat) + " stock",
                table.seats().stream().map(Seat::stockBottom).toList()));
        if (view.viewer() >= 0) {
            sections.add(Section.list(List.of(new CellRow("your hand", hand(view, paint)))));
        }
        return sections;
    }

    private static String space(int space, List<Seat> seats, Paint paint) {
        String name = SkipBo.GAME.spaces().get(space - 1);
        Tint tint = tint(name);
        String pawns = seats.stream()
                .flatMap(seat -> seat.pawns().stream()
                        .filter(pawn -> pawn == space)
                        .map(_ -> seat.colour().substring(0, 1).toUpperCase(Locale.ROOT)))
                .collect(Collectors.joining());
        return Layout.right(space, 2) + " "
                + (tint.equals(Tint.PAPER) ? shown(name) : paint.filled(tint, shown(name)))
                + (pawns.isEmpty() ? "" : " " + paint.bold(pawns));
    }

    /// Corner names in capitals.
    private static String shown(String space) {
        return space.endsWith(CORNER) ? space.replace(CORNER, "").toUpperCase(Locale.ROOT) : space;
    }

    /// Tint of a colour, of a pile (`pink2`) or of a space (`blue corner`).
    private static Tint tint(String name) {
        return Tint.of(name.replaceAll(CORNER + "|[12]$", ""));
    }

    private static CellRow row(String label, SkipBoView table, Function<Pile, String> cell) {
        return new CellRow(label, table.piles().stream().map(cell).toList());
    }

    private static String needs(Pile pile, Paint paint) {
        String number = String.valueOf(pile.needs());
        return pile.isOpen() ? paint.bold(number) : paint.dim(number);
    }

    @Override
    public Section seats(View view, SeatNames names, Paint paint) {
        List<Seat> seats = ((SkipBoView) view.seen()).seats();
        return Section.seats(view, names, paint, List.of("", "pawns", "hand", "stock", "top"), number -> {
            Seat seat = seats.get(number);
            Card top = seat.stockTop();
            return List.of(
                    paint.filled(tint(seat.colour()), Layout.centre(seat.colour(), 8)),
                    Layout.right(seat.pawns().getFirst(), 2) + " and "
                            + Layout.right(seat.pawns().getLast(), 2),
                    "" + seat.handSize(),
                    "" + seat.stockSize(),
                    top == null ? "" : paint.chip(Tint.PAPER, top.name()));
        });
    }

    @Override
    public List<String> hand(View view, Paint paint) {
        return ((SkipBoView) view.seen())
                .hand().stream()
                        .map(card -> paint.chip(Tint.PAPER, card.name()))
                        .toList();
    }

    // ---- the moves

    @Override
    public Section moves(View view, Paint paint) {
        List<String> builds = new ArrayList<>();
        List<String> spaces = new ArrayList<>();
        Map<String, List<Discard>> discards = new LinkedHashMap<>();
        for (Move move : view.seen().legalMoves()) {
            String notation = paint.bold(move.notation()) + " ";
            switch ((SkipBoMove) move) {
                case SkipBoMove.Build _ -> builds.add(notation);
                case Discard discard ->
                    discards.computeIfAbsent(discard.card().name(), _ -> new ArrayList<>())
                            .add(discard);
                case SkipBoMove.StandIn _, SkipBoMove.Complete _, SkipBoMove.Exchange _, SkipBoMove.EndTurn _ ->
                    spaces.add(notation);
            }
        }
        List<CellRow> rows = new ArrayList<>();
        rows.add(new CellRow("build", builds));
        rows.add(new CellRow("space", spaces));
        rows.removeIf(row -> row.cells().isEmpty());
        discards.values().forEach(ofCard -> {
            boolean isFirst = rows.stream().noneMatch(row -> row.label().equals("discard"));
            rows.add(new CellRow(isFirst ? "discard" : "", discards(ofCard, paint)));
        });
        return Section.list(rows);
    }

    /// Lists the spaces of a discard, as ranges if there are many, as with a wild.
    private static List<String> discards(List<Discard> ofCard, Paint paint) {
        if (ofCard.size() <= MANY) {
            return ofCard.stream()
                    .map(discard ->
                            cell(discard.notation(), shown(SkipBo.GAME.spaces().get(discard.to() - 1)), paint))
                    .toList();
        }
        Map<Integer, List<Integer>> reached = new LinkedHashMap<>();
        ofCard.forEach(discard ->
                reached.computeIfAbsent(discard.from(), _ -> new ArrayList<>()).add(discard.to()));
        return reached.entrySet().stream()
                .map(from -> cell(
                        ofCard.getFirst().card() + ":" + from.getKey() + ">…", "to " + runs(from.getValue()), paint))
                .toList();
    }

    private static String cell(String notation, String space, Paint paint) {
        return Layout.left(paint.bold(notation) + paint.dim(" " + space), DISCARD_WIDTH);
    }

    /// "2-13", or "1-6, 20-24" where the track closes.
    private static String runs(List<Integer> spaces) {
        StringBuilder runs = new StringBuilder();
        for (int i = 0; i < spaces.size(); i++) {
            int first = spaces.get(i);
            while (i + 1 < spaces.size() && spaces.get(i + 1) == spaces.get(i) + 1) {
                i++;
            }
            int last = spaces.get(i);
            runs.append(runs.isEmpty() ? "" : ", ").append(first == last ? "" + first : first + "-" + last);
        }
        return runs.toString();
    }

    // ---- events

    @Override
    public String sentence(Event event, SeatNames names, Paint paint) {
        IntFunction<String> pile = number -> SkipBo.GAME.piles().get(number);
        return switch ((SkipBoEvent) event) {
            case SkipBoEvent.TurnedUp turned ->
                turned.stays()
                        ? ""
                        : "A " + turned.card() + " is turned up for " + pile.apply(turned.pile()) + " and goes back.";
            case SkipBoEvent.StockDealt _ -> "";
            case SkipBoEvent.Drew drew ->
                drew.cards().isEmpty() ? "" : names.tells(drew.seat(), "draw", SeatNames.cards(drew.cards()));
            case SkipBoEvent.Built built -> {
                String number = name(built.card()).equals("" + built.number()) ? "" : " as " + built.number();
                String card = (built.fromStock() ? "the stock's " : "") + paint.bold(name(built.card()));
                yield names.tells(built.seat(), "play", card + " on " + pile.apply(built.pile()) + number);
            }
            case SkipBoEvent.StoodIn stoodIn ->
                (names.isYou(stoodIn.seat()) ? "Your" : names.whose(stoodIn.seat())) + " space stands in for the "
                        + stoodIn.number() + " on " + pile.apply(stoodIn.pile()) + ".";
            case SkipBoEvent.Exchanged exchanged -> {
                String whose = names.isYou(exchanged.seat()) ? "your" : "the";
                yield names.tells(
                        exchanged.seat(),
                        "move",
                        "the " + name(exchanged.under()) + " on " + whose + " stock to the bottom");
            }
            case SkipBoEvent.StockTurned turned -> "The next stock card is " + paint.bold(name(turned.top())) + ".";
            case SkipBoEvent.SetAside setAside -> "The " + pile.apply(setAside.pile()) + " pile is complete.";
            case SkipBoEvent.Discarded discarded ->
                names.tells(
                        discarded.seat(),
                        "discard",
                        "%s: pawn from %d to %d (%s)"
                                .formatted(
                                        paint.bold(name(discarded.card())),
                                        discarded.from(),
                                        discarded.to(),
                                        SkipBo.GAME.spaces().get(discarded.to() - 1)));
            case SkipBoEvent.TurnEnded ended -> names.tells(ended.seat(), "end", "the turn without a card");
            case SkipBoEvent.Reshuffled reshuffled ->
                reshuffled.count() + (reshuffled.fromDiscards() ? " discards" : " completed cards")
                        + " are shuffled into a new draw pile.";
            case SkipBoEvent.Won won -> paint.bold("That was " + names.whose(won.seat()) + " last stock card.");
            case SkipBoEvent.TurnsRanOut ranOut ->
                paint.bold("After %,d turns the match ends.".formatted(ranOut.turns()));
        };
    }

    private static String name(Card card) {
        return card.name().equals("w") ? "wild" : card.name();
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
