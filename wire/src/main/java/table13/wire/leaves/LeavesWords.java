package table13.wire.leaves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesEvent;
import table13.rules.leaves.LeavesMove;
import table13.rules.leaves.LeavesView;
import table13.wire.BadMessage;
import table13.wire.CardFields;
import table13.wire.CardText;
import table13.wire.Fields;
import table13.wire.GameWords;
import table13.wire.JsonText;
import table13.wire.WireObjection;

/// The words of 13 Leaves.
public final class LeavesWords implements GameWords {

    /// There is nothing to say about it.
    public LeavesWords() {}

    // ---- the round

    @Override
    public void write(RoundView round, JsonText text) {
        LeavesView view = (LeavesView) round;
        text.with("lap", view.lap()).with("toMove", view.toMove());
        CardText.write("hand", view.hand(), text);
        text.withNumbers("handSizes", view.handSizes())
                .with("known", view.known(), cards -> CardText.write(cards, text))
                .with("passed", view.passed(), text::truth)
                .with("row", view.row(), stack -> stack(stack, text));
        end("low", view.low(), text);
        end("high", view.high(), text);
        CardText.write("cleared", view.cleared(), text);
        text.with("rest", view.rest()).with("moves", view.moves(), moved -> moved(moved, text));
    }

    @Override
    public RoundView read(Fields round, Setup setup, int viewer, List<Move> legalMoves) throws BadMessage {
        CardFields cards = new CardFields(setup);
        List<LeavesView.Stack> row = new ArrayList<>();
        for (Fields stack : round.objects("row")) {
            row.add(new LeavesView.Stack(cards.card(stack, "card"), stack.small("count"), stack.small("copies")));
        }
        return new LeavesView(
                setup,
                viewer,
                round.small("lap"),
                round.small("toMove"),
                cards.cards(round, "hand"),
                round.numbers("handSizes"),
                cards.lists(round, "known"),
                round.list("passed", Boolean.class),
                row,
                readEnd("low", round, cards),
                readEnd("high", round, cards),
                cards.cards(round, "cleared"),
                round.small("rest"),
                readMoves(round, setup),
                legalMoves);
    }

    /// Older versions tell none.
    private static List<LeavesView.Moved> readMoves(Fields round, Setup setup) throws BadMessage {
        List<LeavesView.Moved> moves = new ArrayList<>();
        if (round.has("moves")) {
            for (Fields moved : round.objects("moves")) {
                moves.add(new LeavesView.Moved(seat(moved, setup), move(moved.text("move"))));
            }
        }
        return moves;
    }

    private static int seat(Fields moved, Setup setup) throws BadMessage {
        int seat = moved.small("seat");
        if (seat < 0 || seat >= setup.players()) {
            throw new BadMessage(WireObjection.BAD_MESSAGE, "There is no seat " + seat + ".");
        }
        return seat;
    }

    private static LeavesMove move(String notation) throws BadMessage {
        if (Leaves.GAME.read(notation).orElse(null) instanceof LeavesMove move
                && move.notation().equals(notation)) {
            return move;
        }
        throw new BadMessage(WireObjection.BAD_MESSAGE, "This game has no move '" + notation + "'.");
    }

    private static LeavesView.@Nullable End readEnd(String name, Fields round, CardFields cards) throws BadMessage {
        if (!round.has(name)) {
            return null;
        }
        Fields end = round.inside(name);
        return new LeavesView.End(cards.card(end, "card"), end.small("needed"));
    }

    private static void stack(LeavesView.Stack stack, JsonText text) {
        text.begin()
                .with("card", stack.card().name())
                .with("count", stack.count())
                .with("copies", stack.copies())
                .end();
    }

    private static void moved(LeavesView.Moved moved, JsonText text) {
        text.begin()
                .with("seat", moved.seat())
                .with("move", moved.move().notation())
                .end();
    }

    private static void end(String name, LeavesView.@Nullable End end, JsonText text) {
        if (end == null) {
            text.withNull(name);
        } else {
            text.begin(name)
                    .with("card", end.card().name())
                    .with("needed", end.needed())
                    .end();
        }
    }

    // ---- events

    @Override
    public void write(Event event, JsonText text) {
        switch ((LeavesEvent) event) {
            case LeavesEvent.Dealt dealt -> CardText.counted("dealt", dealt.seat(), dealt.count(), dealt.cards(), text);
            case LeavesEvent.Played played ->
                text.with("kind", "played")
                        .with("seat", played.seat())
                        .with("card", played.card().name())
                        .with("count", played.count());
            case LeavesEvent.Passed passed ->
                text.with("kind", "passed")
                        .with("seat", passed.seat())
                        .with("card", passed.card().name());
            case LeavesEvent.LapEnded ended -> {
                text.with("kind", "lapEnded").with("lap", ended.lap()).with("seat", ended.seat());
                CardText.write("cards", ended.cleared(), text);
            }
            case LeavesEvent.RoundWon won -> text.with("kind", "roundWon").with("seat", won.seat());
            case LeavesEvent.LapsRanOut ranOut ->
                text.with("kind", "lapsRanOut").withNumbers("winners", ranOut.winners());
        }
    }
}
