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

/// A match of which cards and moves are known beforehand: what a lesson is played by. One person learns, bots sit in
/// the other seats and do what is written here.
///
/// Its cards depend on its seed alone, whoever plays it and wherever: nobody wins anything by knowing them, so the
/// deal is not a fair one, and cannot be checked.
///
/// @param seat where the person sits
/// @param turns all moves of all seats, from the deal on
/// @param played how many of them are made when the lesson is entered
public record LessonScript(Setup setup, long seed, int seat, List<Turn> turns, int played) {
    /// Nothing is drawn from it.
    private static final String SECRET = "13".repeat(32);

    /// A move that is made in a lesson.
    public record Turn(int seat, String move) {

        static Turn read(String text) {
            int space = text.indexOf(' ');
            return new Turn(Integer.parseInt(text.substring(0, space)), text.substring(space + 1));
        }
    }

    public LessonScript {
        turns = List.copyOf(turns);
    }

    /// Reads `{"game","players","options","seed","seat","moves":["0 b7",…],"played"}`; other members may stand there.
    ///
    /// @throws BadMessageException if it cannot be played
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
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "This is no lesson: " + unreadable.getMessage());
        }
    }

    public Dealer dealer() {
        return _ -> new SplitMix(seed);
    }

    /// The table with the moves that are made when it is entered.
    public Table table(String id, String guest, String name, long now, Presence presence) {
        return Table.of(id, log(id, guest, name, now), dealer(), presence);
    }

    /// The log of that table.
    public List<LoggedEntry> log(String id, String guest, String name, long now) {
        Plan plan = new Plan(setup, false, false, 0, 0, Level.EASY);
        List<LoggedEntry> log = new ArrayList<>();
        log.add(new LoggedEntry(1, now, new Entry.Opened(guest, name, plan, SECRET, DealVersion.NEWEST)));
        Table table = new Table(id, log.getFirst(), dealer(), new Presence(now));
        List<Function<TableRules, Verdict>> beginnings =
                List.of(rules -> rules.sit(guest, name, seat, ""), rules -> rules.start(guest, true));
        for (Function<TableRules, Verdict> each : beginnings) {
            if (!(each.apply(table.rules()) instanceof Verdict.Allowed allowed)) {
                throw new IllegalStateException("A lesson cannot be begun.");
            }
            allowed.entries().forEach(entry -> log.add(play(table, entry, now)));
        }
        turns.stream().limit(played).forEach(turn -> log.add(play(table, turn, now)));
        return log;
    }

    /// What the log says of a move of this lesson.
    public Entry entry(Turn turn) {
        return new Entry.Moved(turn.seat(), turn.move(), turn.seat() == seat ? Mover.PERSON : Mover.BOT, "");
    }

    /// Makes a move of this lesson.
    public LoggedEntry play(Table table, Turn turn, long now) {
        return play(table, entry(turn), now);
    }

    private static LoggedEntry play(Table table, Entry entry, long now) {
        LoggedEntry logged = new LoggedEntry(table.version() + 1, now, entry);
        table.play(logged);
        return logged;
    }
}
