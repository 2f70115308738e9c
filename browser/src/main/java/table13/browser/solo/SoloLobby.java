package table13.browser.solo;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import table13.bots.Bot;
import table13.rules.Setup;
import table13.runtime.BotCache;
import table13.runtime.LessonScript;
import table13.runtime.TableServices;
import table13.table.CorruptLogException;
import table13.table.Dealer;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;
import table13.wire.protocol.HttpMessages;
import table13.wire.protocol.Messages;
import table13.wire.protocol.RequestReader;

/// What a server's lobby does, for one person on one device: it speaks protocol 1, and gives the same answers. It has
/// no threads, no store, no clock and no luck of its own. Whoever drives it
///
/// 1. hands in what was kept ([#begin], and [#load] for a table before the first call that names it);
/// 2. hands on what the page says ([#join], [#hear]) and comes again when something is due ([#wake]);
/// 3. keeps what it is given to keep, and only then tells the page what it is given to tell.
///
/// Every answer is lines of text. The first is `{"dueIn":MILLIS,"keep":[…],"drop":[…]}`, with `guest` when who the
/// person is must be kept, too; every further one is a message for the page. `dueIn` is -1 if nothing is due.
public final class SoloLobby {
    private static final int LONGEST_MESSAGE = 4096;

    /// No table that is drawn by chance will ever be called like this.
    private static final String LESSON = "00000000000000000000000";

    private static final int LESSON_IDS = 100_000_000;

    private final SoloClock clock = new SoloClock();
    private final EntropyPool entropy = new EntropyPool();
    private final SoloDevice device = new SoloDevice();
    private final SoloTables tables;
    private final SoloRequestHandler answers;
    private CallResult result = new CallResult();
    private int lessons;

    /// Nothing is known yet.
    ///
    /// @param version of the program, for people
    /// @param maker makes a bot of a level; what it throws comes out of the call in which a bot was to think
    public SoloLobby(String version, BiFunction<String, Setup, Bot> maker) {
        this(version, freePlay(new BotCache(maker)), Dealer.FAIR);
    }

    SoloLobby(String version, Supplier<TableServices> services, Dealer dealer) {
        tables = new SoloTables(services, dealer, clock);
        answers = new SoloRequestHandler(version, device, tables, clock, entropy);
    }

    private static Supplier<TableServices> freePlay(BotCache bots) {
        return () -> new FreePlayMode(bots);
    }

    // ---- what was kept

    /// Takes what was kept when the page was last here; what cannot be read of it is left out.
    ///
    /// @param kept `{"guest":{"id":…,"name":…},"listings":[…]}`; both may be missing
    public String begin(String kept) {
        try {
            JsonObjectReader fields = JsonObjectReader.of(kept);
            if (fields.has("guest")) {
                JsonObjectReader guest = fields.inside("guest");
                device.isCalled(guest.text("id"), guest.text("name"));
            }
            if (fields.has("listings")) {
                fields.objects("listings")
                        .forEach(each -> StoredTableJson.read(each).ifPresent(this::list));
            }
        } catch (BadMessageException _) {
            // Then it is as on the first visit.
        }
        return outcome();
    }

    /// Of a closed table at which no match was ever finished, nothing is worth its room.
    private void list(StoredTable kept) {
        if (kept.isWorthless()) {
            result.drop(kept.table());
        } else {
            tables.list(kept);
        }
    }

    /// Whether the log of this table has been handed in, or need not be because it was opened here.
    public boolean knows(String table) {
        return tables.knows(table);
    }

    /// Takes the log of a table as it was kept: all lines from version 1 on.
    public void load(String table, String log) {
        tables.load(table, log.isEmpty() ? List.of() : List.of(log.split("\n")));
    }

    // ---- what the page does

    /// A page begins to talk; the one before it, if there was one, is gone.
    public String join(long now) {
        goOn(now);
        departAll();
        answers.begin();
        return outcome();
    }

    private void departAll() {
        device.tables()
                .forEach(id -> tables.find(id).ifPresent(table -> table.active().gone(device)));
    }

    /// Answers one request.
    ///
    /// @param text as over a WebSocket
    /// @param now milliseconds since 1970
    /// @param fresh at least 48 random bytes in hexadecimal digits
    public String hear(String text, long now, String fresh) {
        goOn(now);
        entropy.renew(fresh);
        try {
            if (text.length() > LONGEST_MESSAGE) {
                throw new BadMessageException(WireObjection.BAD_MESSAGE, "No message is that long.");
            }
            answers.answer(RequestReader.read(text), result);
        } catch (BadMessageException bad) {
            device.send(Messages.refused(bad.id(), bad.objection(), bad.sentence()));
        }
        return outcome();
    }

    // ---- what is due

    /// Does the next thing that is due, if anything is: one move of a bot at most.
    ///
    /// @param fresh as in [#hear]
    public String wake(long now, String fresh) {
        goOn(now);
        entropy.renew(fresh);
        SoloTables.Waiting next = tables.next();
        if (next != null && next.due().at() <= clock.now()) {
            next.table().active().run(next.due());
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
                .flatMap(found -> found.active().finished(device.guest()))
                .map(finished -> HttpMessages.matches(table, finished)));
    }

    private static String look(Supplier<Optional<String>> question) {
        try {
            return question.get().orElse("");
        } catch (CorruptLogException _) {
            return "";
        }
    }

    /// Closes a table, and drops all that was kept of it.
    public String forget(String table) {
        tables.find(table).ifPresent(found -> {
            try {
                found.active().close(device.guest());
                found.active().gone(device);
            } catch (CorruptLogException _) {
                // It is to be forgotten all the same.
            }
        });
        tables.drop(table);
        result.drop(table);
        return outcome();
    }

    // ---- lessons

    /// Lays out the table of a lesson, see [LessonScript]; the page may enter it then. It is listed and kept nowhere.
    ///
    /// @param script with `"free":true` the table is played on like any other after the moves that are made
    /// @return the id of the table; empty if the script cannot be played
    public String lesson(String script) {
        try {
            String id = LESSON + (LESSON_IDS + lessons);
            LessonMode mode = new LessonMode(id, LessonScript.read(script), device, clock);
            if (!mode.isPlayable()) {
                return "";
            }
            lessons++;
            tables.teach(id, mode, JsonObjectReader.of(script).truth("free", false));
            return id;
        } catch (BadMessageException _) {
            return "";
        }
    }

    // ---- every call

    private void goOn(long now) {
        long asleep = clock.goOn(now);
        if (asleep > 0) {
            tables.watched().forEach(table -> table.rest(asleep));
        }
    }

    private String outcome() {
        tables.settle(result);
        SoloTables.Waiting next = tables.next();
        Long dueIn = null;
        if (next == null) {
            clock.wakeNever();
        } else {
            clock.wakeAt(next.due().at());
            dueIn = next.due().at() - clock.now();
        }
        String text = result.text(dueIn, device, answers.takeNewGuest());
        result = new CallResult();
        return text;
    }
}
