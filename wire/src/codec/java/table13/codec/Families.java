package table13.codec;

import java.util.List;
import table13.rules.Advice;
import table13.rules.MatchEvent;
import table13.rules.leaves.LeavesEvent;
import table13.rules.leaves.LeavesView;
import table13.rules.skipbo.SkipBoEvent;
import table13.rules.skipbo.SkipBoView;
import table13.rules.thirteen.PileEvent;
import table13.rules.thirteen.PileView;
import table13.table.ChatMessage;
import table13.table.Entry;
import table13.table.MatchResult;
import table13.table.PeopleView;
import table13.table.SeatView;
import table13.table.TableEvent;

/// The description of all JSON that follows from records: each member has the name of its component, unless it is said
/// here.
final class Families {
    private static final Family PILE = Family.game("table13.wire.thirteen.PileCodec", PileView.class, PileEvent.class)
            .named(PileEvent.class, "InPileGames")
            .in("games/pile/types.ts");

    private static final Family SKIPBO = Family.game(
                    "table13.wire.skipbo.SkipBoCodec", SkipBoView.class, SkipBoEvent.class)
            .with(SkipBoView.Seat.class, "colour", listener -> listener.type = "Colour")
            .with(SkipBoView.class, "piles", listener -> {
                listener.writing = "SkipBoPiles.write(%, text);";
                listener.type = "({ name: PileName } & Pile)[]";
            })
            .with(SkipBoView.class, "reshuffled", listener -> {
                listener.fallback = "List.of()";
                listener.reading = "cards.counts(in, \"reshuffled\")";
            })
            .with(SkipBoView.class, "playedSince", listener -> {
                listener.fallback = "List.of()";
                listener.reading = "cards.counts(in, \"playedSince\")";
            })
            .withEach("pile", listener -> {
                listener.writing = "text.with(\"pile\", SkipBoPiles.name(%));";
                listener.type = "PileName";
            })
            .named(SkipBoEvent.class, "InSkipBo")
            .in(
                    "games/skipbo/types.ts",
                    "export type Colour = 'blue' | 'orange' | 'purple' | 'red';",
                    "export type PileName = Colour | 'pink1' | 'pink2';");

    private static final Family LEAVES = Family.game(
                    "table13.wire.leaves.LeavesCodec", LeavesView.class, LeavesEvent.class)
            .with(LeavesView.class, "moves", Families::newer)
            .with(LeavesView.Moved.class, "seat", listener -> listener.reading = "cards.seat(in, \"seat\")")
            .with(LeavesEvent.LapEnded.class, "cleared", listener -> listener.name = "cards")
            .named(LeavesEvent.class, "InLeaves")
            .in("games/leaves/types.ts");

    private static final Family PROTOCOL = Family.of(
                    "table13.wire.protocol.ProtocolCodec",
                    PeopleView.class,
                    ChatMessage.class,
                    MatchResult.class,
                    Advice.class,
                    TableEvent.class,
                    MatchEvent.class)
            .with(PeopleView.class, "removed", Families::newer)
            .with(SeatView.class, "player", Families::newer)
            .with(SeatView.class, "isTakenOver", listener -> listener.name = "isStoodIn")
            .with(SeatView.class, "takeOverAt", listener -> listener.name = "standInAt")
            .with(MatchResult.class, "players", Families::newer)
            .with(MatchResult.class, "guests", listener -> listener.isOmitted = true)
            .with(Advice.class, "lines", listener -> listener.name = "moves")
            .with(TableEvent.Revealed.class, "names", Families::newer)
            .with(TableEvent.Revealed.class, "players", Families::newer)
            .withEach("deal", Families::newer)
            .withEach("then", listener -> listener.isOmittedWhenEmpty = true)
            .named(PeopleView.class, "People")
            .named(Advice.class, "Advised")
            .named(Advice.Line.class, "Weighed")
            .named(TableEvent.class, "AtTheTable")
            .named(MatchEvent.class, "InEveryMatch")
            .in("protocol/records.ts");

    private static final Family ENTRIES = Family.of("table13.wire.log.EntryCodec", Entry.class)
            .readWith("EntryJson")
            .ordered(Entry.Opened.class, "guest", "name", "secret", "deal", "plan")
            .with(Entry.Opened.class, "deal", listener -> listener.reading = "EntryJson.deal(in)")
            .with(Entry.Opened.class, "plan", listener -> {
                listener.writing = "table13.wire.protocol.PlanJson.write(\"plan\", %, text);";
                listener.reading = "table13.wire.protocol.PlanJson.read(in.inside(\"plan\"))";
            })
            .with(Entry.Removed.class, "name", listener -> listener.fallback = "\"\"")
            .with(Entry.Started.class, "names", Families::newer);

    static final List<Family> ALL = List.of(PILE, SKIPBO, LEAVES, PROTOCOL, ENTRIES);

    private Families() {}

    /// Older versions do not write this list.
    private static void newer(Member listener) {
        listener.fallback = "List.of()";
    }
}
