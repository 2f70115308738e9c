package table13.bots.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.RoundView;
import table13.rules.cards.Card;
import table13.rules.leaves.LeavesView;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView;
import table13.rules.thirteen.PileView;

/// The round as one viewer sees it, in the words of our protocols. They are those of the views, written out one by one
/// because they are a promise to programs that we do not know: to rename one is to make a new version.
public final class TableText {
    private final JsonText text;

    private TableText(JsonText text) {
        this.text = text;
    }

    /// Adds a member that holds the round.
    public static void write(String name, RoundView view, JsonText text) {
        text.begin(name);
        TableText table = new TableText(text);
        switch (view) {
            case PileView pile -> table.pile(pile);
            case LeavesView leaves -> table.leaves(leaves);
            case SkipBoView skipBo -> table.skipBo(skipBo);
            default -> throw new IllegalArgumentException("Nobody has put " + view.getClass() + " into words yet.");
        }
        text.end();
    }

    // ---- 13, Friday the 13th

    private void pile(PileView table) {
        text.with("starter", table.starter()).with("toMove", table.toMove());
        cards("hand", table.hand());
        text.withNumbers("handSizes", table.handSizes())
                .with("drawPile", table.drawPile())
                .with("targets", table.targets(), this::target)
                .withNumbers("taken", table.taken())
                .with("openTaken", table.openTaken(), this::cards)
                .with("plays", table.plays(), this::play);
    }

    private void target(PileView.Target target) {
        text.begin().with("sum", target.sum());
        cards("cards", target.cards());
        text.end();
    }

    private void play(PileView.Play play) {
        text.begin()
                .with("seat", play.seat())
                .with("card", play.card().name())
                .with("target", play.target())
                .end();
    }

    // ---- 13 Leaves

    private void leaves(LeavesView table) {
        text.with("lap", table.lap()).with("toMove", table.toMove());
        cards("hand", table.hand());
        text.withNumbers("handSizes", table.handSizes())
                .with("known", table.known(), this::cards)
                .with("passed", table.passed(), text::truth)
                .with("row", table.row(), this::stack);
        end("low", table.low());
        end("high", table.high());
        cards("cleared", table.cleared());
        text.with("rest", table.rest());
    }

    private void stack(LeavesView.Stack stack) {
        text.begin()
                .with("card", stack.card().name())
                .with("count", stack.count())
                .with("copies", stack.copies())
                .end();
    }

    private void end(String name, LeavesView.@Nullable End end) {
        if (end == null) {
            text.withNull(name);
        } else {
            text.begin(name)
                    .with("card", end.card().name())
                    .with("needed", end.needed())
                    .end();
        }
    }

    // ---- Skip-Bo

    private void skipBo(SkipBoView table) {
        text.with("turn", table.turn()).with("toMove", table.toMove());
        cards("hand", table.hand());
        text.with("seats", table.seats(), this::seat);
        List<String> names = SkipBo.GAME.piles();
        text.with("piles", names, name -> pile(name, table.piles().get(names.indexOf(name))));
        text.with("drawPile", table.drawPile())
                .withNumbers("discards", table.discards())
                .with("discardTop", name(table.discardTop()))
                .withNumbers("setAside", table.setAside())
                .with("stoodIn", table.stoodIn())
                .with("exchanged", table.exchanged());
    }

    private void seat(SkipBoView.Seat seat) {
        text.begin()
                .with("colour", seat.colour())
                .withNumbers("pawns", seat.pawns())
                .with("handSize", seat.handSize())
                .with("stockSize", seat.stockSize())
                .with("stockTop", name(seat.stockTop()));
        cards("stockBottom", seat.stockBottom());
        text.end();
    }

    /// The view knows the piles by their order, programs by the names that stand in the moves.
    private void pile(String name, SkipBoView.Pile pile) {
        text.begin()
                .with("name", name)
                .with("shows", pile.shows())
                .with("needs", pile.needs())
                .with("isOpen", pile.isOpen())
                .with("cards", pile.cards(), this::laid)
                .end();
    }

    private void laid(SkipBoView.Laid laid) {
        text.begin()
                .with("number", laid.number())
                .with("card", laid.card().name())
                .end();
    }

    // ---- cards

    private void cards(String name, List<Card> cards) {
        text.with(name, cards, card -> text.string(card.name()));
    }

    private void cards(List<Card> cards) {
        text.array(cards, card -> text.string(card.name()));
    }

    private static @Nullable String name(@Nullable Card card) {
        return card == null ? null : card.name();
    }
}
