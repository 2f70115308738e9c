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

/// The description of all JSON that is generated from records. A member has the name of its component unless changed
/// here.
final class Families {
    private static final Family PILE = Family.game("table13.wire.thirteen.PileCodec", PileView.class, PileEvent.class)
            .named(PileEvent.class, "InPileGames")
            .in("games/pile/types.ts");

    private static final Family SKIPBO = Family.game(
                    "table13.wire.skipbo.SkipBoCodec", SkipBoView.class, SkipBoEvent.class)
            .with(SkipBoView.Seat.class, "colour", member -> member.type = "Colour")
            .with(SkipBoView.class, "piles", member -> {
                member.writing = "SkipBoPiles.write(%, text);";
                member.type = "({ name: PileName } & Pile)[]";
            })
            .with(SkipBoView.class, "reshuffled", member -> {
                member.fallback = "List.of()";
                member.reading = "cards.counts(in, \"reshuffled\")";
            })
            .with(SkipBoView.class, "playedSince", member -> {
                member.fallback = "List.of()";
                member.reading = "cards.counts(in, \"playedSince\")";
            })
            .withEach("pile", member -> {
                member.writing = "text.with(\"pile\", SkipBoPiles.name(%));";
                member.type = "PileName";
            })
            .named(SkipBoEvent.class, "InSkipBo")
            .in(
                    "games/skipbo/types.ts",
                    "export type Colour = 'blue' | 'orange' | 'purple' | 'red';",
                    "export type PileName = Colour | 'pink1' | 'pink2';");

    private static final Family LEAVES = Family.game(
                    "table13.wire.leaves.LeavesCodec", LeavesView.class, LeavesEvent.class)
            .with(LeavesView.class, "moves", Families::newer)
            .with(LeavesView.Moved.class, "seat", member -> member.reading = "cards.seat(in, \"seat\")")
            .with(LeavesEvent.LapEnded.class, "cleared", member -> member.name = "cards")
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
            .with(SeatView.class, "isTakenOver", member -> member.name = "isStoodIn")
            .with(SeatView.class, "takeOverAt", member -> member.name = "standInAt")
            .with(MatchResult.class, "players", Families::newer)
            .with(MatchResult.class, "guests", member -> member.isOmitted = true)
            .with(Advice.class, "lines", member -> member.name = "moves")
            .with(TableEvent.Revealed.class, "names", Families::newer)
            .with(TableEvent.Revealed.class, "players", Families::newer)
            .withEach("deal", Families::newer)
            .withEach("then", member -> member.isOmittedWhenEmpty = true)
            .named(PeopleView.class, "People")
            .named(Advice.class, "Advised")
            .named(Advice.Line.class, "Weighed")
            .named(TableEvent.class, "AtTheTable")
            .named(MatchEvent.class, "InEveryMatch")
            .in("protocol/records.ts");

    private static final Family ENTRIES = Family.of("table13.wire.log.EntryCodec", Entry.class)
            .readWith("EntryJson")
            .ordered(Entry.Opened.class, "guest", "name", "secret", "deal", "plan")
            .with(Entry.Opened.class, "deal", member -> member.reading = "EntryJson.deal(in)")
            .with(Entry.Opened.class, "plan", member -> {
                member.writing = "table13.wire.protocol.PlanJson.write(\"plan\", %, text);";
                member.reading = "table13.wire.protocol.PlanJson.read(in.inside(\"plan\"))";
            })
            .with(Entry.Removed.class, "name", member -> member.fallback = "\"\"")
            .with(Entry.Started.class, "names", Families::newer);

    static final List<Family> ALL = List.of(PILE, SKIPBO, LEAVES, PROTOCOL, ENTRIES);

    private Families() {}

    /// Older versions do not write this list.
    private static void newer(Member member) {
        member.fallback = "List.of()";
    }
}
