package table13.wire.skipbo;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.cards.Deck;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoEvent;
import table13.rules.skipbo.SkipBoView;
import table13.wire.BadMessage;
import table13.wire.CardFields;
import table13.wire.CardText;
import table13.wire.Fields;
import table13.wire.GameWords;
import table13.wire.JsonText;
import table13.wire.WireObjection;

/// The words of Skip-Bo. Views and events know the piles by their order, here they have the names that stand in the
/// moves.
public final class SkipBoWords implements GameWords {

    /// There is nothing to say about it.
    public SkipBoWords() {}

    private static String pile(int pile) {
        return SkipBo.GAME.piles().get(pile);
    }

    // ---- the round

    @Override
    public void write(RoundView round, JsonText text) {
        SkipBoView view = (SkipBoView) round;
        text.with("turn", view.turn()).with("toMove", view.toMove());
        CardText.write("hand", view.hand(), text);
        text.with("seats", view.seats(), seat -> seat(seat, text));
        List<String> names = SkipBo.GAME.piles();
        text.with("piles", names, name -> pile(name, view.piles().get(names.indexOf(name)), text));
        text.with("drawPile", view.drawPile())
                .withNumbers("discards", view.discards())
                .with("discardTop", CardText.name(view.discardTop()))
                .withNumbers("setAside", view.setAside())
                .withNumbers("reshuffled", view.reshuffled())
                .withNumbers("playedSince", view.playedSince())
                .with("stoodIn", view.stoodIn())
                .with("exchanged", view.exchanged());
    }

    @Override
    public RoundView read(Fields round, Setup setup, int viewer, List<Move> legalMoves) throws BadMessage {
        CardFields cards = new CardFields(setup);
        List<SkipBoView.Seat> seats = new ArrayList<>();
        for (Fields seat : round.objects("seats")) {
            seats.add(new SkipBoView.Seat(
                    seat.text("colour"),
                    seat.numbers("pawns"),
                    seat.small("handSize"),
                    seat.small("stockSize"),
                    cards.cardOrNull(seat, "stockTop"),
                    cards.cards(seat, "stockBottom")));
        }
        List<SkipBoView.Pile> piles = new ArrayList<>();
        for (Fields pile : round.objects("piles")) {
            piles.add(readPile(pile, cards));
        }
        return new SkipBoView(
                setup,
                viewer,
                round.small("turn"),
                round.small("toMove"),
                cards.cards(round, "hand"),
                seats,
                piles,
                round.small("drawPile"),
                round.numbers("discards"),
                cards.cardOrNull(round, "discardTop"),
                round.numbers("setAside"),
                remembered("reshuffled", round, setup),
                remembered("playedSince", round, setup),
                round.truth("stoodIn"),
                round.truth("exchanged"),
                legalMoves);
    }

    /// How many cards of each kind; older versions tell none.
    private static List<Integer> remembered(String name, Fields round, Setup setup) throws BadMessage {
        List<Integer> counts = round.has(name) ? round.numbers(name) : List.of();
        Deck deck = SkipBo.GAME.deck(setup);
        boolean isGood = counts.isEmpty() || counts.size() == deck.kinds();
        for (int kind = 0; isGood && kind < counts.size(); kind++) {
            isGood = counts.get(kind) >= 0 && counts.get(kind) <= deck.copies(kind);
        }
        if (!isGood) {
            throw new BadMessage(WireObjection.BAD_MESSAGE, "'" + name + "' must count the cards of each kind.");
        }
        return counts;
    }

    private static SkipBoView.Pile readPile(Fields pile, CardFields cards) throws BadMessage {
        List<SkipBoView.Laid> laid = new ArrayList<>();
        for (Fields each : pile.objects("cards")) {
            laid.add(new SkipBoView.Laid(each.small("number"), cards.card(each, "card")));
        }
        return new SkipBoView.Pile(pile.small("shows"), pile.small("needs"), pile.truth("isOpen"), laid);
    }

    private static void seat(SkipBoView.Seat seat, JsonText text) {
        text.begin()
                .with("colour", seat.colour())
                .withNumbers("pawns", seat.pawns())
                .with("handSize", seat.handSize())
                .with("stockSize", seat.stockSize())
                .with("stockTop", CardText.name(seat.stockTop()));
        CardText.write("stockBottom", seat.stockBottom(), text);
        text.end();
    }

    private static void pile(String name, SkipBoView.Pile pile, JsonText text) {
        text.begin()
                .with("name", name)
                .with("shows", pile.shows())
                .with("needs", pile.needs())
                .with("isOpen", pile.isOpen())
                .with("cards", pile.cards(), laid -> laid(laid, text))
                .end();
    }

    private static void laid(SkipBoView.Laid laid, JsonText text) {
        text.begin()
                .with("number", laid.number())
                .with("card", laid.card().name())
                .end();
    }

    // ---- events

    @Override
    public void write(Event event, JsonText text) {
        switch ((SkipBoEvent) event) {
            case SkipBoEvent.TurnedUp turned ->
                text.with("kind", "turnedUp")
                        .with("card", turned.card().name())
                        .with("pile", pile(turned.pile()))
                        .with("stays", turned.stays());
            case SkipBoEvent.StockDealt dealt ->
                text.with("kind", "stockDealt")
                        .with("seat", dealt.seat())
                        .with("count", dealt.count())
                        .with("top", dealt.top().name());
            case SkipBoEvent.Drew drew -> CardText.counted("drew", drew.seat(), drew.count(), drew.cards(), text);
            case SkipBoEvent.Built built ->
                text.with("kind", "built")
                        .with("seat", built.seat())
                        .with("card", built.card().name())
                        .with("fromStock", built.fromStock())
                        .with("pile", pile(built.pile()))
                        .with("number", built.number());
            case SkipBoEvent.StoodIn stoodIn ->
                text.with("kind", "stoodIn")
                        .with("seat", stoodIn.seat())
                        .with("pile", pile(stoodIn.pile()))
                        .with("number", stoodIn.number());
            case SkipBoEvent.Exchanged exchanged ->
                text.with("kind", "exchanged")
                        .with("seat", exchanged.seat())
                        .with("under", exchanged.under().name());
            case SkipBoEvent.StockTurned turned ->
                text.with("kind", "stockTurned")
                        .with("seat", turned.seat())
                        .with("top", turned.top().name());
            case SkipBoEvent.SetAside aside -> {
                text.with("kind", "setAside").with("pile", pile(aside.pile()));
                CardText.write("cards", aside.cards(), text);
            }
            case SkipBoEvent.Discarded discarded ->
                text.with("kind", "discarded")
                        .with("seat", discarded.seat())
                        .with("card", discarded.card().name())
                        .with("from", discarded.from())
                        .with("to", discarded.to());
            case SkipBoEvent.TurnEnded ended -> text.with("kind", "turnEnded").with("seat", ended.seat());
            case SkipBoEvent.Reshuffled reshuffled ->
                text.with("kind", "reshuffled")
                        .with("count", reshuffled.count())
                        .with("fromDiscards", reshuffled.fromDiscards());
            case SkipBoEvent.Won won -> text.with("kind", "won").with("seat", won.seat());
            case SkipBoEvent.TurnsRanOut ranOut ->
                text.with("kind", "turnsRanOut").with("turns", ranOut.turns());
        }
    }
}
