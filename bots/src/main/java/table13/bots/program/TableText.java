package table13.bots.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.rules.RoundView;
import table13.rules.cards.Card;
import table13.rules.leaves.LeavesView;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView;
import table13.rules.thirteen.PileView;

/// The round as one seat sees it, in the words of the protocol. They are those of the views, written out one by one
/// because they are a promise to programs that we do not know: to rename one is to make a new version.
final class TableText {

    private TableText() {}

    static Map<String, @Nullable Object> of(RoundView view) {
        return switch (view) {
            case PileView table -> pile(table);
            case LeavesView table -> leaves(table);
            case SkipBoView table -> skipBo(table);
            default -> throw new IllegalArgumentException("Nobody has put " + view.getClass() + " into words yet.");
        };
    }

    // ---- 13, Friday the 13th

    private static Map<String, @Nullable Object> pile(PileView table) {
        Map<String, @Nullable Object> text = new LinkedHashMap<>();
        text.put("starter", table.starter());
        text.put("toMove", table.toMove());
        text.put("hand", names(table.hand()));
        text.put("handSizes", table.handSizes());
        text.put("drawPile", table.drawPile());
        text.put("targets", table.targets().stream().map(TableText::target).toList());
        text.put("taken", table.taken());
        text.put("openTaken", table.openTaken().stream().map(TableText::names).toList());
        text.put("plays", table.plays().stream().map(TableText::play).toList());
        return text;
    }

    private static Map<String, Object> target(PileView.Target target) {
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("sum", target.sum());
        text.put("cards", names(target.cards()));
        return text;
    }

    private static Map<String, Object> play(PileView.Play play) {
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("seat", play.seat());
        text.put("card", play.card().name());
        text.put("target", play.target());
        return text;
    }

    // ---- 13 Leaves

    private static Map<String, @Nullable Object> leaves(LeavesView table) {
        Map<String, @Nullable Object> text = new LinkedHashMap<>();
        text.put("lap", table.lap());
        text.put("toMove", table.toMove());
        text.put("hand", names(table.hand()));
        text.put("handSizes", table.handSizes());
        text.put("known", table.known().stream().map(TableText::names).toList());
        text.put("passed", table.passed());
        text.put("row", table.row().stream().map(TableText::stack).toList());
        text.put("low", end(table.low()));
        text.put("high", end(table.high()));
        text.put("cleared", names(table.cleared()));
        text.put("rest", table.rest());
        return text;
    }

    private static Map<String, Object> stack(LeavesView.Stack stack) {
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("card", stack.card().name());
        text.put("count", stack.count());
        text.put("copies", stack.copies());
        return text;
    }

    private static @Nullable Map<String, Object> end(LeavesView.@Nullable End end) {
        if (end == null) {
            return null;
        }
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("card", end.card().name());
        text.put("needed", end.needed());
        return text;
    }

    // ---- Skip-Bo

    private static Map<String, @Nullable Object> skipBo(SkipBoView table) {
        Map<String, @Nullable Object> text = new LinkedHashMap<>();
        text.put("turn", table.turn());
        text.put("toMove", table.toMove());
        text.put("hand", names(table.hand()));
        text.put("seats", table.seats().stream().map(TableText::seat).toList());
        text.put("piles", piles(table.piles()));
        text.put("drawPile", table.drawPile());
        text.put("discards", table.discards());
        text.put("discardTop", name(table.discardTop()));
        text.put("setAside", table.setAside());
        text.put("stoodIn", table.stoodIn());
        text.put("exchanged", table.exchanged());
        return text;
    }

    private static Map<String, @Nullable Object> seat(SkipBoView.Seat seat) {
        Map<String, @Nullable Object> text = new LinkedHashMap<>();
        text.put("colour", seat.colour());
        text.put("pawns", seat.pawns());
        text.put("handSize", seat.handSize());
        text.put("stockSize", seat.stockSize());
        text.put("stockTop", name(seat.stockTop()));
        text.put("stockBottom", names(seat.stockBottom()));
        return text;
    }

    /// The view knows the piles by their order, programs by the names that stand in the moves.
    private static List<Object> piles(List<SkipBoView.Pile> piles) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < piles.size(); i++) {
            SkipBoView.Pile pile = piles.get(i);
            Map<String, Object> text = new LinkedHashMap<>();
            text.put("name", SkipBo.GAME.piles().get(i));
            text.put("shows", pile.shows());
            text.put("needs", pile.needs());
            text.put("isOpen", pile.isOpen());
            text.put("cards", pile.cards().stream().map(TableText::laid).toList());
            all.add(text);
        }
        return all;
    }

    private static Map<String, Object> laid(SkipBoView.Laid laid) {
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("number", laid.number());
        text.put("card", laid.card().name());
        return text;
    }

    // ---- cards

    private static List<String> names(List<Card> cards) {
        return cards.stream().map(Card::name).toList();
    }

    private static @Nullable String name(@Nullable Card card) {
        return card == null ? null : card.name();
    }
}
