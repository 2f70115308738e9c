package table13.wire.protocol;

import java.util.List;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.MatchEvent;
import table13.table.Seated;
import table13.table.TableEvent;
import table13.wire.GameWords;
import table13.wire.JsonText;
import table13.wire.shelf.Vocabulary;

/// Events in words, each with a `kind`: those of tables and matches here, those of a game by its [GameWords]. What
/// stands in an event was decided before, by its `seenBy`: here nothing is hidden and nothing is added.
public final class EventText {

    private EventText() {}

    /// Adds a member that holds events.
    public static void write(List<Event> events, Game<?> game, JsonText text) {
        GameWords words = Vocabulary.of(game);
        text.with("events", events, event -> write(event, words, text));
    }

    private static void write(Event event, GameWords words, JsonText text) {
        text.begin();
        switch (event) {
            case TableEvent table -> write(table, text);
            case MatchEvent match -> write(match, text);
            default -> words.write(event, text);
        }
        text.end();
    }

    private static void write(TableEvent event, JsonText text) {
        switch (event) {
            case TableEvent.Sat sat ->
                text.with("kind", "sat")
                        .with("seat", sat.seat())
                        .with("guest", sat.guest())
                        .with("name", sat.name());
            case TableEvent.Rose rose -> text.with("kind", "rose").with("seat", rose.seat());
            case TableEvent.BotSat bot ->
                text.with("kind", "botSat").with("seat", bot.seat()).with("level", bot.level());
            case TableEvent.Renamed renamed ->
                text.with("kind", "renamed").with("guest", renamed.guest()).with("name", renamed.name());
            case TableEvent.Removed removed -> text.with("kind", "removed").with("guest", removed.guest());
            case TableEvent.Readmitted back -> text.with("kind", "readmitted").with("guest", back.guest());
            case TableEvent.HostPassed passed -> text.with("kind", "hostPassed").with("guest", passed.guest());
            case TableEvent.ChatSwitched chat ->
                text.with("kind", "chatSwitched").with("isOn", chat.isOn());
            case TableEvent.Said said ->
                text.with("kind", "said")
                        .with("guest", said.guest())
                        .with("name", said.name())
                        .with("text", said.text())
                        .with("at", said.at());
            case TableEvent.Reacted reacted ->
                text.with("kind", "reacted")
                        .with("guest", reacted.guest())
                        .with("name", reacted.name())
                        .with("reaction", reacted.reaction().name());
            case TableEvent.Started started ->
                then(
                        started.then(),
                        text.with("kind", "started")
                                .with("match", started.match())
                                .with("deal", started.deal().number())
                                .with("commitment", started.commitment()));
            case TableEvent.Moved moved ->
                then(
                        moved.then(),
                        text.with("kind", "moved")
                                .with("seat", moved.seat())
                                .with("move", moved.move())
                                .with("by", moved.by().name()));
            case TableEvent.Revealed revealed ->
                PeopleText.players(
                        revealed.players(),
                        text.with("kind", "revealed")
                                .with("match", revealed.match())
                                .with("deal", revealed.deal().number())
                                .with("commitment", revealed.commitment())
                                .with("secret", revealed.secret())
                                .withStrings("seeds", revealed.seeds())
                                .withStrings("names", revealed.names()));
            case TableEvent.TookOver over ->
                then(over.then(), text.with("kind", "tookOver").with("seat", over.seat()));
            case TableEvent.CameBack back ->
                then(back.then(), text.with("kind", "cameBack").with("seat", back.seat()));
            case TableEvent.Closed _ -> text.with("kind", "closed");
        }
    }

    private static void then(List<Seated> seats, JsonText text) {
        if (!seats.isEmpty()) {
            PeopleText.seated("then", seats, text);
        }
    }

    private static void write(MatchEvent event, JsonText text) {
        switch (event) {
            case MatchEvent.RoundBegan began ->
                text.with("kind", "roundBegan").with("round", began.round()).with("starter", began.starter());
            case MatchEvent.RoundEnded ended ->
                text.with("kind", "roundEnded")
                        .with("round", ended.round())
                        .withNumbers("points", ended.points())
                        .withNumbers("totals", ended.totals());
            case MatchEvent.MatchEnded ended ->
                text.with("kind", "matchEnded")
                        .withNumbers("totals", ended.totals())
                        .withNumbers("winners", ended.winners());
        }
    }
}
