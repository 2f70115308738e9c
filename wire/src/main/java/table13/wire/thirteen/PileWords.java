package table13.wire.thirteen;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Event;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.thirteen.PileEvent;
import table13.rules.thirteen.PileView;
import table13.wire.BadMessage;
import table13.wire.CardFields;
import table13.wire.CardText;
import table13.wire.Fields;
import table13.wire.GameWords;
import table13.wire.JsonText;

/// The words of 13 and of Friday the 13th.
public final class PileWords implements GameWords {

    /// There is nothing to say about it.
    public PileWords() {}

    // ---- the round

    @Override
    public void write(RoundView round, JsonText text) {
        PileView view = (PileView) round;
        text.with("starter", view.starter()).with("toMove", view.toMove());
        CardText.write("hand", view.hand(), text);
        text.withNumbers("handSizes", view.handSizes())
                .with("drawPile", view.drawPile())
                .with("targets", view.targets(), target -> target(target, text))
                .withNumbers("taken", view.taken())
                .with("openTaken", view.openTaken(), cards -> CardText.write(cards, text))
                .with("plays", view.plays(), play -> play(play, text));
    }

    @Override
    public RoundView read(Fields round, Setup setup, int viewer, List<Move> legalMoves) throws BadMessage {
        CardFields cards = new CardFields(setup);
        List<PileView.Target> targets = new ArrayList<>();
        for (Fields target : round.objects("targets")) {
            targets.add(new PileView.Target(target.small("sum"), cards.cards(target, "cards")));
        }
        List<PileView.Play> plays = new ArrayList<>();
        for (Fields play : round.objects("plays")) {
            plays.add(new PileView.Play(play.small("seat"), cards.card(play, "card"), play.small("target")));
        }
        return new PileView(
                setup,
                viewer,
                round.small("starter"),
                round.small("toMove"),
                cards.cards(round, "hand"),
                round.numbers("handSizes"),
                round.small("drawPile"),
                targets,
                round.numbers("taken"),
                cards.lists(round, "openTaken"),
                plays,
                legalMoves);
    }

    private static void target(PileView.Target target, JsonText text) {
        text.begin().with("sum", target.sum());
        CardText.write("cards", target.cards(), text);
        text.end();
    }

    private static void play(PileView.Play play, JsonText text) {
        text.begin()
                .with("seat", play.seat())
                .with("card", play.card().name())
                .with("target", play.target())
                .end();
    }

    // ---- events

    @Override
    public void write(Event event, JsonText text) {
        switch ((PileEvent) event) {
            case PileEvent.Dealt dealt -> CardText.counted("dealt", dealt.seat(), dealt.count(), dealt.cards(), text);
            case PileEvent.Played played ->
                text.with("kind", "played")
                        .with("seat", played.seat())
                        .with("card", played.card().name())
                        .with("target", played.target())
                        .with("sum", played.sum());
            case PileEvent.Took took -> {
                text.with("kind", "took").with("seat", took.seat()).with("target", took.target());
                CardText.write("cards", took.cards(), text);
            }
            case PileEvent.Drew drew -> CardText.counted("drew", drew.seat(), drew.count(), drew.cards(), text);
            case PileEvent.Scored scored ->
                text.with("kind", "scored").with("scores", scored.scores(), score -> score(score, text));
        }
    }

    private static void score(PileEvent.Score score, JsonText text) {
        text.begin().with("seat", score.seat());
        CardText.write("taken", score.taken(), text);
        text.withNumbers("cards", score.cards())
                .with("free", score.free(), text::truth)
                .with("fours", score.fours())
                .with("points", score.points())
                .end();
    }
}
