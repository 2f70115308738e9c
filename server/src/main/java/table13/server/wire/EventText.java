package table13.server.wire;

import java.util.List;
import table13.bots.program.JsonText;
import table13.rules.Event;
import table13.rules.MatchEvent;
import table13.rules.cards.Card;
import table13.rules.leaves.LeavesEvent;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoEvent;
import table13.rules.thirteen.PileEvent;
import table13.table.TableEvent;

/// Events in words, each with a `kind`. What stands in an event was decided before, by its `seenBy`: here nothing is
/// hidden and nothing is added.
final class EventText {
    private final JsonText text;

    EventText(JsonText text) {
        this.text = text;
    }

    void write(Event event) {
        switch (event) {
            case TableEvent table -> write(table);
            case MatchEvent match -> write(match);
            case PileEvent pile -> write(pile);
            case LeavesEvent leaves -> write(leaves);
            case SkipBoEvent skipBo -> write(skipBo);
            default -> throw new IllegalArgumentException("Nobody has put " + event.getClass() + " into words yet.");
        }
        text.end();
    }

    private JsonText kind(String name) {
        return text.begin().with("kind", name);
    }

    private void write(TableEvent event) {
        switch (event) {
            case TableEvent.Sat sat ->
                kind("sat").with("seat", sat.seat()).with("guest", sat.guest()).with("name", sat.name());
            case TableEvent.Rose rose -> kind("rose").with("seat", rose.seat());
            case TableEvent.BotSat bot ->
                kind("botSat").with("seat", bot.seat()).with("level", bot.level());
            case TableEvent.Renamed renamed ->
                kind("renamed").with("guest", renamed.guest()).with("name", renamed.name());
            case TableEvent.Removed removed -> kind("removed").with("guest", removed.guest());
            case TableEvent.Readmitted back -> kind("readmitted").with("guest", back.guest());
            case TableEvent.HostPassed passed -> kind("hostPassed").with("guest", passed.guest());
            case TableEvent.ChatSwitched chat -> kind("chatSwitched").with("isOn", chat.isOn());
            case TableEvent.Said said ->
                kind("said")
                        .with("guest", said.guest())
                        .with("name", said.name())
                        .with("text", said.text())
                        .with("at", said.at());
            case TableEvent.Reacted reacted ->
                kind("reacted")
                        .with("guest", reacted.guest())
                        .with("name", reacted.name())
                        .with("reaction", reacted.reaction().name());
            case TableEvent.Started started ->
                kind("started")
                        .with("match", started.match())
                        .with("deal", started.deal().number())
                        .with("commitment", started.commitment());
            case TableEvent.Moved moved ->
                kind("moved")
                        .with("seat", moved.seat())
                        .with("move", moved.move())
                        .with("by", moved.by().name());
            case TableEvent.Revealed revealed ->
                kind("revealed")
                        .with("match", revealed.match())
                        .with("deal", revealed.deal().number())
                        .with("commitment", revealed.commitment())
                        .with("secret", revealed.secret())
                        .withStrings("seeds", revealed.seeds());
            case TableEvent.TookOver over -> kind("tookOver").with("seat", over.seat());
            case TableEvent.CameBack back -> kind("cameBack").with("seat", back.seat());
            case TableEvent.Closed _ -> kind("closed");
        }
    }

    private void write(MatchEvent event) {
        switch (event) {
            case MatchEvent.RoundBegan began ->
                kind("roundBegan").with("round", began.round()).with("starter", began.starter());
            case MatchEvent.RoundEnded ended ->
                kind("roundEnded")
                        .with("round", ended.round())
                        .withNumbers("points", ended.points())
                        .withNumbers("totals", ended.totals());
            case MatchEvent.MatchEnded ended ->
                kind("matchEnded").withNumbers("totals", ended.totals()).withNumbers("winners", ended.winners());
        }
    }

    // ---- 13, Friday the 13th

    private void write(PileEvent event) {
        switch (event) {
            case PileEvent.Dealt dealt -> counted("dealt", dealt.seat(), dealt.count(), dealt.cards());
            case PileEvent.Played played ->
                kind("played")
                        .with("seat", played.seat())
                        .with("card", played.card().name())
                        .with("target", played.target())
                        .with("sum", played.sum());
            case PileEvent.Took took -> {
                kind("took").with("seat", took.seat()).with("target", took.target());
                cards(took.cards());
            }
            case PileEvent.Drew drew -> counted("drew", drew.seat(), drew.count(), drew.cards());
            case PileEvent.Scored scored -> kind("scored").with("scores", scored.scores(), this::score);
        }
    }

    private void score(PileEvent.Score score) {
        text.begin()
                .with("seat", score.seat())
                .with("taken", score.taken(), card -> text.string(card.name()))
                .withNumbers("cards", score.cards())
                .with("free", score.free(), text::truth)
                .with("fours", score.fours())
                .with("points", score.points())
                .end();
    }

    // ---- 13 Leaves

    private void write(LeavesEvent event) {
        switch (event) {
            case LeavesEvent.Dealt dealt -> counted("dealt", dealt.seat(), dealt.count(), dealt.cards());
            case LeavesEvent.Played played ->
                kind("played")
                        .with("seat", played.seat())
                        .with("card", played.card().name())
                        .with("count", played.count());
            case LeavesEvent.Passed passed ->
                kind("passed")
                        .with("seat", passed.seat())
                        .with("card", passed.card().name());
            case LeavesEvent.LapEnded ended -> {
                kind("lapEnded").with("lap", ended.lap()).with("seat", ended.seat());
                cards(ended.cleared());
            }
            case LeavesEvent.RoundWon won -> kind("roundWon").with("seat", won.seat());
            case LeavesEvent.LapsRanOut ranOut -> kind("lapsRanOut").withNumbers("winners", ranOut.winners());
        }
    }

    // ---- Skip-Bo

    private void write(SkipBoEvent event) {
        switch (event) {
            case SkipBoEvent.TurnedUp turned ->
                kind("turnedUp")
                        .with("card", turned.card().name())
                        .with("pile", pile(turned.pile()))
                        .with("stays", turned.stays());
            case SkipBoEvent.StockDealt dealt ->
                kind("stockDealt")
                        .with("seat", dealt.seat())
                        .with("count", dealt.count())
                        .with("top", dealt.top().name());
            case SkipBoEvent.Drew drew -> counted("drew", drew.seat(), drew.count(), drew.cards());
            case SkipBoEvent.Built built ->
                kind("built")
                        .with("seat", built.seat())
                        .with("card", built.card().name())
                        .with("fromStock", built.fromStock())
                        .with("pile", pile(built.pile()))
                        .with("number", built.number());
            case SkipBoEvent.StoodIn stoodIn ->
                kind("stoodIn")
                        .with("seat", stoodIn.seat())
                        .with("pile", pile(stoodIn.pile()))
                        .with("number", stoodIn.number());
            case SkipBoEvent.Exchanged exchanged ->
                kind("exchanged")
                        .with("seat", exchanged.seat())
                        .with("under", exchanged.under().name());
            case SkipBoEvent.StockTurned turned ->
                kind("stockTurned")
                        .with("seat", turned.seat())
                        .with("top", turned.top().name());
            case SkipBoEvent.SetAside aside -> {
                kind("setAside").with("pile", pile(aside.pile()));
                cards(aside.cards());
            }
            case SkipBoEvent.Discarded discarded ->
                kind("discarded")
                        .with("seat", discarded.seat())
                        .with("card", discarded.card().name())
                        .with("from", discarded.from())
                        .with("to", discarded.to());
            case SkipBoEvent.TurnEnded ended -> kind("turnEnded").with("seat", ended.seat());
            case SkipBoEvent.Reshuffled reshuffled ->
                kind("reshuffled").with("count", reshuffled.count()).with("fromDiscards", reshuffled.fromDiscards());
            case SkipBoEvent.Won won -> kind("won").with("seat", won.seat());
            case SkipBoEvent.TurnsRanOut ranOut -> kind("turnsRanOut").with("turns", ranOut.turns());
        }
    }

    private static String pile(int pile) {
        return SkipBo.GAME.piles().get(pile);
    }

    // ---- cards

    /// Cards that only their owner is shown; the others see how many.
    private void counted(String kind, int seat, int count, List<Card> cards) {
        kind(kind).with("seat", seat).with("count", count);
        cards(cards);
    }

    private void cards(List<Card> cards) {
        text.with("cards", cards, card -> text.string(card.name()));
    }
}
