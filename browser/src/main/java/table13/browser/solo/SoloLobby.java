package table13.browser.solo;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import table13.bots.Bot;
import table13.rules.Setup;
import table13.rules.TextParser;
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

/// The lobby of one person on one device: it uses protocol 1, and gives the same answers as a server. It has no
/// threads, store, clock or randomness of its own. The caller
///
/// 1. passes in the stored data ([#begin], and [#load] for a table before the first call that names it);
/// 2. passes on the page's requests ([#join], [#hear]) and calls [#wake] when an action is due;
/// 3. stores the data to be kept, and only then sends the messages to the page.
///
/// Every answer is lines of text. The first line is `{"dueIn":MILLIS,"keep":[…],"drop":[…]}`, with `guest` if the
/// guest's identity must be stored as well; every other line is a message for the page. `dueIn` is -1 if nothing is
/// due. Not thread-safe.
public final class SoloLobby {
    private static final int LONGEST_MESSAGE = 4096;

    /// Random table ids are never equal to this one.
    private static final String LESSON = "00000000000000000000000";

    private static final int LESSON_IDS = 100_000_000;

    private final SoloClock clock = new SoloClock();
    private final EntropyPool entropy = new EntropyPool();
    private final SoloDevice device = new SoloDevice();
    private final SoloTables tables;
    private final SoloRequestHandler answers;
    private CallResult result = new CallResult();
    private int lessons;

    /// An empty lobby.
    ///
    /// @param version the version of the program, for display
    /// @param maker creates a bot of a level; its exceptions end the call that needed the bot
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

    // ---- stored data

    /// Loads the stored data of an earlier visit. Unreadable parts are skipped.
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
            // Then the visit counts as the first one.
        }
        return outcome();
    }

    /// A closed table without a finished match is not worth its space.
    private void list(StoredTable kept) {
        if (kept.isWorthless()) {
            result.drop(kept.table());
        } else {
            tables.list(kept);
        }
    }

    /// Whether the log of this table is in memory: loaded, or opened here.
    public boolean knows(String table) {
        return tables.knows(table);
    }

    /// Loads the stored log of a table: all lines from version 1 on.
    public void load(String table, String log) {
        tables.load(table, TextParser.lines(log));
    }

    // ---- requests of the page

    /// A new page connects and replaces the one before.
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
    /// @param text a message as over a WebSocket
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

    // ---- scheduled actions

    /// Runs the next due action, if there is one: one move of a bot at most.
    ///
    /// @param fresh at least 48 random bytes, as in [#hear]
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

    /// The results of a table's finished matches, as a server answers over HTTP; empty if there is no such table.
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

    /// Closes a table, and deletes all its stored data.
    public String forget(String table) {
        tables.find(table).ifPresent(found -> {
            try {
                found.active().close(device.guest());
                found.active().gone(device);
            } catch (CorruptLogException _) {
                // The table is deleted all the same.
            }
        });
        tables.drop(table);
        result.drop(table);
        return outcome();
    }

    // ---- lessons

    /// Makes the table of a lesson, see [LessonScript]; then the page may enter it. It is neither listed nor stored.
    ///
    /// @param script with `"free":true` play goes on freely after the scripted moves
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
