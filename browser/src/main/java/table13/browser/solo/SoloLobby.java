package table13.browser.solo;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import table13.bots.Bot;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.table.Clean;
import table13.table.CorruptLog;
import table13.table.Dealer;
import table13.table.NewerLog;
import table13.table.TableObjection;
import table13.wire.BadMessage;
import table13.wire.Fields;
import table13.wire.WireObjection;
import table13.wire.desk.LessonScript;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.HttpMessages;
import table13.wire.protocol.ListMessage;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.Requests;
import table13.wire.protocol.WelcomeMessage;

/// What a server's lobby does, for one person on one device: it speaks protocol 1, and gives the same answers. It has
/// no threads, no store, no clock and no luck of its own. Whoever drives it
///
/// 1. hands in what was kept ([#begin], and [#load] for a table before the first call that names it);
/// 2. hands on what the page says ([#join], [#hear], [#leave]) and comes again when something is due ([#wake]);
/// 3. keeps what it is given to keep, and only then tells the page what it is given to tell.
///
/// Every answer is lines of text. The first is `{"dueIn":MILLIS,"keep":[…],"drop":[…]}`, with `guest` when who the
/// person is must be kept, too; every further one is a message for the page. `dueIn` is -1 if nothing is due.
public final class SoloLobby {
    private static final int MOST_ENTERED = 20;
    private static final int LONGEST_MESSAGE = 4096;
    private static final int GUEST_BYTES = 8;
    private static final int TABLE_BYTES = 16;
    private static final int SECRET_BYTES = 32;
    private static final int NUMBERS = 10_000;

    /// No table that is drawn by chance will ever be called like this.
    private static final String LESSON = "00000000000000000000000";

    private static final int LESSON_IDS = 100_000_000;

    private final String version;
    private final SoloClock clock = new SoloClock();
    private final Luck luck = new Luck();
    private final SoloDevice device = new SoloDevice();
    private final SoloTables tables;
    private Outcome outcome = new Outcome();
    private int lessons;
    private boolean isNewGuest;
    private boolean hasGreeted;
    private @Nullable UnopenedTable promised;

    /// Nothing is known yet.
    ///
    /// @param version of the program, for people
    /// @param maker makes a bot of a level; what it throws comes out of the call in which a bot was to think
    public SoloLobby(String version, BiFunction<String, Setup, Bot> maker) {
        this(version, freePlay(new SoloBots(maker)), Dealer.FAIR);
    }

    SoloLobby(String version, Supplier<Conduct> conduct, Dealer dealer) {
        this.version = version;
        tables = new SoloTables(conduct, dealer, clock);
    }

    private static Supplier<Conduct> freePlay(SoloBots bots) {
        return () -> new FreePlay(bots);
    }

    // ---- what was kept

    /// Takes what was kept when the page was last here; what cannot be read of it is left out.
    ///
    /// @param kept `{"guest":{"id":…,"name":…},"listings":[…]}`; both may be missing
    public String begin(String kept) {
        try {
            Fields fields = Fields.of(kept);
            if (fields.has("guest")) {
                Fields guest = fields.inside("guest");
                device.isCalled(guest.text("id"), guest.text("name"));
            }
            if (fields.has("listings")) {
                fields.objects("listings").forEach(each -> KeptText.read(each).ifPresent(tables::list));
            }
        } catch (BadMessage _) {
            // Then it is as on the first visit.
        }
        return outcome();
    }

    /// Whether the log of this table has been handed in, or need not be because it was opened here.
    public boolean knows(String table) {
        return tables.knows(table);
    }

    /// Takes the log of a table as it was kept: all lines from version 1 on.
    public void load(String table, String log) {
        tables.load(table, List.of(log.split("\n")));
    }

    // ---- what the page does

    /// A page begins to talk.
    public String join(long now) {
        goOn(now);
        departAll();
        hasGreeted = false;
        return outcome();
    }

    /// The page is gone.
    public String leave(long now) {
        return join(now);
    }

    private void departAll() {
        device.tables().forEach(id -> tables.find(id).ifPresent(table -> table.gone(device)));
    }

    /// Answers one request.
    ///
    /// @param text as over a WebSocket
    /// @param now milliseconds since 1970
    /// @param fresh at least 48 random bytes in hexadecimal digits
    public String hear(String text, long now, String fresh) {
        goOn(now);
        luck.renew(fresh);
        try {
            if (text.length() > LONGEST_MESSAGE) {
                throw new BadMessage(WireObjection.BAD_MESSAGE, "No message is that long.");
            }
            answer(Requests.read(text));
        } catch (BadMessage bad) {
            device.tell(Messages.refused(bad.id(), bad.objection(), bad.sentence()));
        }
        return outcome();
    }

    private void answer(Request request) {
        UnopenedTable next = promised;
        if ((next == null || !hasGreeted) && !(request instanceof Request.Hello)) {
            refuse(request, WireObjection.HELLO_FIRST);
            return;
        }
        switch (request) {
            case Request.Hello hello -> hello(hello);
            case Request.Ping ping -> device.tell(Messages.pong(ping.id(), clock.now()));
            case Request.Name name -> rename(name);
            case Request.Tables list ->
                device.tell(ListMessage.tables(list.id(), device.guest(), List.of(), tables.mine()));
            case Request.Open open -> open(open, next);
            case Request.AtTable there -> atTable(there);
        }
    }

    private void hello(Request.Hello hello) {
        if (device.guest().isEmpty()) {
            String number = String.valueOf(NUMBERS + Math.floorMod(luck.number(), NUMBERS));
            device.isCalled(luck.hex(GUEST_BYTES), "Guest " + number.substring(1));
            isNewGuest = true;
        }
        UnopenedTable next = promised == null ? drawTable() : promised;
        promised = next;
        hasGreeted = true;
        device.tell(WelcomeMessage.welcome(hello.id(), device.guest(), device.name(), next.promise(), version));
    }

    private UnopenedTable drawTable() {
        return UnopenedTable.of(luck.hex(TABLE_BYTES), luck.hex(SECRET_BYTES));
    }

    private void rename(Request.Name request) {
        String clean = Clean.name(request.name());
        if (clean.isEmpty()) {
            refuse(request, TableObjection.NOT_A_NAME);
            return;
        }
        device.isCalled(device.guest(), clean);
        isNewGuest = true;
        device.tell(Messages.named(request.id(), clean));
        tables.lookedAt().forEach(table -> table.renamed(device));
    }

    private void open(Request.Open request, @Nullable UnopenedTable unopened) {
        if (unopened == null || isAtTooMany(unopened.table(), request)) {
            return;
        }
        UnopenedTable next = drawTable();
        promised = next;
        tables.makeRoom(device.guest(), clock.now(), outcome);
        tables.load(unopened.table(), List.of()).open(device, request, unopened, next);
    }

    private void atTable(Request.AtTable request) {
        if (request instanceof Request.Enter && isAtTooMany(request.table(), request)) {
            return;
        }
        SoloTable table = tables.find(request.table()).orElse(null);
        if (table == null) {
            refuse(request, WireObjection.NO_SUCH_TABLE);
            return;
        }
        try {
            table.answer(device, request);
        } catch (NewerLog _) {
            refuse(request, WireObjection.NEWER_TABLE);
        } catch (CorruptLog _) {
            refuse(request, WireObjection.BROKEN_TABLE);
        } catch (RuntimeException bug) {
            table.forget();
            refuse(request, WireObjection.CANNOT_STORE);
        }
    }

    private boolean isAtTooMany(String table, Request request) {
        boolean isTooMany =
                device.tables().size() >= MOST_ENTERED && !device.tables().contains(table);
        if (isTooMany) {
            device.tell(Messages.refused(request.id(), WireObjection.TOO_MANY_TABLES, "Leave another table first."));
        }
        return isTooMany;
    }

    private void refuse(Request request, Objection objection) {
        device.tell(Messages.refused(request.id(), objection));
    }

    // ---- what is due

    /// Does the next thing that is due, if anything is: one move of a bot at most.
    ///
    /// @param fresh as in [#hear]
    public String wake(long now, String fresh) {
        goOn(now);
        luck.renew(fresh);
        SoloTables.Waiting next = tables.next();
        if (next != null && next.due().at() <= clock.now()) {
            next.table().carryOut(next.due());
        }
        return outcome();
    }

    // ---- finished matches

    /// The record of a finished match as text; empty if there is none.
    public String record(String table, int match) {
        return look(() -> tables.find(table).flatMap(found -> found.record(device.guest(), match)));
    }

    /// How the finished matches of a table ended, as a server answers over HTTP; empty if there is no such table.
    public String finished(String table) {
        return look(() -> tables.find(table)
                .flatMap(SoloTable::find)
                .map(found -> HttpMessages.matches(table, found.pastOf(device.guest()))));
    }

    private static String look(Supplier<Optional<String>> question) {
        try {
            return question.get().orElse("");
        } catch (CorruptLog _) {
            return "";
        }
    }

    /// Closes a table, and drops all that was kept of it.
    public String forget(String table) {
        tables.find(table).ifPresent(found -> {
            try {
                found.close(device.guest());
                found.gone(device);
            } catch (CorruptLog _) {
                // It is to be forgotten all the same.
            }
        });
        tables.drop(table);
        outcome.drop(table);
        return outcome();
    }

    // ---- lessons

    /// Lays out the table of a lesson, see [LessonScript]; the page may enter it then. It is listed and kept nowhere.
    ///
    /// @return the id of the table; empty if the script cannot be played
    public String lesson(String script) {
        try {
            String id = LESSON + (LESSON_IDS + lessons);
            Lesson lesson = new Lesson(id, LessonScript.read(script), device, clock);
            if (!lesson.isPlayable()) {
                return "";
            }
            lessons++;
            tables.teach(id, new SoloTable(id, lesson, lesson, lesson.dealer(), clock));
            return id;
        } catch (BadMessage _) {
            return "";
        }
    }

    // ---- every call

    private void goOn(long now) {
        long asleep = clock.goOn(now);
        if (asleep > 0) {
            tables.lookedAt().forEach(table -> table.rest(asleep));
        }
    }

    private String outcome() {
        tables.settle(outcome);
        SoloTables.Waiting next = tables.next();
        Long dueIn = null;
        if (next == null) {
            clock.wakeNever();
        } else {
            clock.wakeAt(next.due().at());
            dueIn = next.due().at() - clock.now();
        }
        String text = outcome.text(dueIn, device, isNewGuest);
        outcome = new Outcome();
        isNewGuest = false;
        return text;
    }
}
