package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Mover;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.table.fair.DealVersion;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;
import table13.wire.registry.SetupReader;

/// The script of a lesson: a match with fixed cards and moves. One person learns; bots fill the other seats and make
/// the scripted moves.
///
/// The cards depend on the seed alone. The deal is not fair and cannot be checked; knowing the cards gives no advantage
/// in a lesson.
///
/// @param seat the learner's seat
/// @param turns all moves of all seats, from the deal on
/// @param played the number of moves already made at the start
public record LessonScript(Setup setup, long seed, int seat, List<Turn> turns, int played) {
    /// A placeholder: no card depends on it.
    private static final String SECRET = "13".repeat(32);

    /// One scripted move.
    public record Turn(int seat, String move) {

        static Turn read(String text) {
            int space = text.indexOf(' ');
            return new Turn(Integer.parseInt(text.substring(0, space)), text.substring(space + 1));
        }
    }

    public LessonScript {
        turns = List.copyOf(turns);
    }

    /// Reads `{"game","players","options","seed","seat","moves":["0 b7",…],"played"}`; other members are ignored.
    ///
    /// @throws BadMessageException if the script cannot be played
    public static LessonScript read(String text) throws BadMessageException {
        JsonObjectReader fields = JsonObjectReader.of(text);
        try {
            return new LessonScript(
                    SetupReader.read(fields),
                    fields.number("seed"),
                    fields.small("seat"),
                    fields.list("moves", String.class).stream().map(Turn::read).toList(),
                    fields.small("played", 0));
        } catch (RuntimeException unreadable) {
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "Invalid lesson: " + unreadable.getMessage());
        }
    }

    public Dealer dealer() {
        return _ -> new SplitMix(seed);
    }

    /// The table at the start of the lesson.
    public Table table(String id, String guest, String name, long now, Presence presence) {
        return Table.of(id, log(id, guest, name, now), dealer(), presence);
    }

    /// The log of the table at the start of the lesson.
    public List<LoggedEntry> log(String id, String guest, String name, long now) {
        Plan plan = new Plan(setup, false, false, 0, 0, Level.EASY);
        List<LoggedEntry> log = new ArrayList<>();
        log.add(new LoggedEntry(1, now, new Entry.Opened(guest, name, plan, SECRET, DealVersion.NEWEST)));
        Table table = new Table(id, log.getFirst(), dealer(), new Presence(now));
        List<Function<TableRules, Verdict>> beginnings =
                List.of(rules -> rules.sit(guest, name, seat, ""), rules -> rules.start(guest, true));
        for (Function<TableRules, Verdict> each : beginnings) {
            if (!(each.apply(table.rules()) instanceof Verdict.Allowed allowed)) {
                throw new IllegalStateException("The table refuses to start the lesson.");
            }
            allowed.entries().forEach(entry -> log.add(play(table, entry, now)));
        }
        turns.stream().limit(played).forEach(turn -> log.add(play(table, turn, now)));
        return log;
    }

    /// The log entry of a scripted move.
    public Entry entry(Turn turn) {
        return new Entry.Moved(turn.seat(), turn.move(), turn.seat() == seat ? Mover.PERSON : Mover.BOT, "");
    }

    /// Plays a scripted move.
    public LoggedEntry play(Table table, Turn turn, long now) {
        return play(table, entry(turn), now);
    }

    private static LoggedEntry play(Table table, Entry entry, long now) {
        LoggedEntry logged = new LoggedEntry(table.version() + 1, now, entry);
        table.play(logged);
        return logged;
    }
}
