package table13.wire.protocol;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Objection;
import table13.rules.View;
import table13.rules.shelf.Games;
import table13.table.Finished;
import table13.table.Gone;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.MatchView;
import table13.table.PeopleView;
import table13.table.Player;
import table13.table.Reaction;
import table13.table.Remark;
import table13.table.SeatView;
import table13.table.Table;
import table13.table.Told;
import table13.wire.JsonText;
import table13.wire.shelf.Vocabulary;

/// What the server says. Each message is one JSON object with a `type`.
public final class Messages {
    /// Instead of a time to come back after.
    public static final int NEVER = -1;

    private Messages() {}

    private static JsonText message(String type) {
        return new JsonText().begin().with("type", type);
    }

    private static JsonText answer(String type, String id) {
        JsonText message = message(type);
        return id.isEmpty() ? message : message.with("re", id);
    }

    // ---- short ones

    /// The answer to hello: who the client is here, and all that can be played.
    public static String welcome(String id, String guest, String name, Promise promise, String version) {
        JsonText text = answer("welcome", id)
                .with("protocol", Requests.PROTOCOL)
                .with("server", version)
                .begin("guest")
                .with("id", guest)
                .with("name", name)
                .end();
        promise(promise, text);
        text.with("games", Games.ALL, game -> GameText.write(game, text));
        text.withStrings("levels", Arrays.stream(Level.values()).map(Level::id).toList());
        text.withStrings(
                "reactions",
                Arrays.stream(Reaction.values()).map(Reaction::name).toList());
        return text.end().toString();
    }

    private static void promise(Promise promise, JsonText text) {
        text.begin("promise")
                .with("table", promise.table())
                .with("deal", promise.deal().number())
                .with("commitment", promise.commitment())
                .end();
    }

    public static String done(String id) {
        return answer("done", id).end().toString();
    }

    /// The guest is called so from now on.
    public static String named(String id, String name) {
        return answer("done", id).with("name", name).end().toString();
    }

    /// It was done, or had been done before, and made this version of the table.
    public static String done(String id, String table, long version) {
        return answer("done", id)
                .with("table", table)
                .with("version", version)
                .end()
                .toString();
    }

    /// A table was opened; the next one that this client opens is promised.
    public static String opened(String id, String table, long version, Promise next) {
        JsonText text = answer("done", id).with("table", table).with("version", version);
        promise(next, text);
        return text.end().toString();
    }

    public static String refused(String id, Objection objection) {
        return refused(id, objection, objection.reason());
    }

    /// A refusal with a sentence that says more than the objection alone.
    public static String refused(String id, Objection objection, String sentence) {
        return answer("refused", id)
                .with("reason", objection.name())
                .with("rule", objection.rule())
                .with("sentence", sentence)
                .end()
                .toString();
    }

    /// What an expert would do.
    public static String hint(String id, String table, long version, String move) {
        return answer("hint", id)
                .with("table", table)
                .with("version", version)
                .with("move", move)
                .end()
                .toString();
    }

    public static String pong(String id, long now) {
        return answer("pong", id).with("now", now).end().toString();
    }

    /// The last thing a client hears.
    ///
    /// @param reason such as `RESTART`
    /// @param comeBackInMillis [#NEVER] if it should not
    public static String goodbye(String reason, int comeBackInMillis) {
        return message("goodbye")
                .with("reason", reason)
                .with("comeBackInMillis", comeBackInMillis)
                .end()
                .toString();
    }

    // ---- a table

    /// Everything about a table that a guest may know.
    ///
    /// @param missed what happened since the version the client had; null if that was too long ago
    public static String table(
            String id, Table table, String guest, long now, boolean isStuck, @Nullable List<Told> missed) {
        JsonText text = answer("table", id)
                .with("table", table.id())
                .with("version", table.version())
                .with("now", now)
                .with("guest", guest)
                .with("isStuck", isStuck);
        PlanText.write("plan", table.plan(), text);
        people(table.people(), text);
        match(table.matchSeenBy(table.viewer(guest)).orElse(null), text);
        text.with("chat", table.chatHeardBy(guest), remark -> remark(remark, text));
        text.withStrings("muted", List.copyOf(table.mutedBy(guest)));
        text.with("matches", table.pastOf(guest), finished -> finished(finished, text));
        if (missed == null) {
            text.withNull("missed");
        } else {
            text.with("missed", missed, told -> told(told, table.plan().setup().game(), text));
        }
        return text.end().toString();
    }

    private static void told(Told told, Game<?> game, JsonText text) {
        text.begin().with("version", told.version());
        EventText.write(told.events(), game, text);
        text.end();
    }

    /// What changed at a table.
    ///
    /// @param people null if nothing about them has changed
    /// @param match null if nothing about it has changed
    public static String update(
            Table table, long now, List<Event> events, @Nullable PeopleView people, @Nullable MatchView match) {
        JsonText text = message("update")
                .with("table", table.id())
                .with("version", table.version())
                .with("now", now);
        EventText.write(events, table.plan().setup().game(), text);
        if (people != null) {
            people(people, text);
        }
        if (match != null) {
            match(match, text);
        }
        return text.end().toString();
    }

    /// The server cannot store anything just now, or can again.
    public static String stuck(String table, boolean isStuck) {
        return message("stuck")
                .with("table", table)
                .with("isStuck", isStuck)
                .end()
                .toString();
    }

    /// The client may not stay at a table, and hears no more of it.
    public static String sentOut(String table, Objection reason) {
        return message("sentOut")
                .with("table", table)
                .with("reason", reason.name())
                .end()
                .toString();
    }

    private static void people(PeopleView people, JsonText text) {
        text.begin("people")
                .with("phase", people.phase().name())
                .with("host", people.host())
                .with("seats", people.seats(), seat -> seat(seat, text))
                .with("watchers", people.watchers())
                .with("chatIsOn", people.chatIsOn())
                .with("commitment", people.commitment())
                .with("removed", people.removed(), gone -> gone(gone, text))
                .end();
    }

    private static void gone(Gone gone, JsonText text) {
        text.begin().with("guest", gone.guest()).with("name", gone.name()).end();
    }

    private static void seat(SeatView seat, JsonText text) {
        text.begin().with("seat", seat.seat()).with("guest", seat.guest()).with("name", seat.name());
        player(seat.player(), text);
        text.with("level", seat.level())
                .with("isHere", seat.isHere())
                .with("isStoodIn", seat.isTakenOver())
                .with("standInAt", seat.takeOverAt())
                .end();
    }

    private static void match(@Nullable MatchView match, JsonText text) {
        if (match == null) {
            text.withNull("match");
            return;
        }
        View view = match.view();
        text.begin("match").with("number", match.number());
        view(view, text);
        text.with("deadline", match.deadline())
                .with("legalMoves", view.seen().legalMoves(), move -> text.string(move.notation()))
                .end();
    }

    private static void view(View view, JsonText text) {
        text.with("viewer", view.viewer())
                .with("toMove", view.seen().toMove())
                .with("round", view.round())
                .with("points", view.points(), points -> text.array(points, text::number))
                .withNumbers("totals", view.totals())
                .withNumbers("winners", view.winners());
        Vocabulary.write("table", view.seen(), text);
    }

    private static void remark(Remark remark, JsonText text) {
        text.begin()
                .with("guest", remark.guest())
                .with("name", remark.name())
                .with("text", remark.text())
                .with("at", remark.at())
                .end();
    }

    private static void finished(Finished finished, JsonText text) {
        text.begin()
                .with("match", finished.match())
                .with("at", finished.at())
                .withStrings("names", finished.names())
                .with(
                        "players",
                        finished.players(),
                        player -> text.begin()
                                .with("name", player.name())
                                .with("level", player.level())
                                .end())
                .withNumbers("totals", finished.totals())
                .withNumbers("winners", finished.winners())
                .end();
    }

    // ---- lists

    /// The finished matches of a table.
    public static String matches(String table, List<Finished> matches) {
        JsonText text = new JsonText().begin().with("table", table);
        return text.with("matches", matches, finished -> finished(finished, text))
                .end()
                .toString();
    }

    /// Tables to join or watch, and the client's own.
    public static String tables(String id, String guest, List<Listing> open, List<Listing> mine) {
        JsonText text = answer("tables", id);
        text.with("public", open, listing -> listing(listing, guest, text));
        text.with("mine", mine, listing -> ownListing(listing, guest, text));
        return text.end().toString();
    }

    private static void listing(Listing listing, String guest, JsonText text) {
        beginListing(listing, guest, text).end();
    }

    /// Who is or was there knows with whom; strangers need not.
    private static void ownListing(Listing listing, String guest, JsonText text) {
        beginListing(listing, guest, text)
                .with("isHost", guest.equals(listing.host()))
                .with("round", listing.round())
                .with("toMove", nameOf(listing.toMove(), listing))
                .with("others", others(listing, guest), other -> other(other, text))
                .end();
    }

    private static void other(Occupant other, JsonText text) {
        text.begin().with("name", other.name()).with("level", other.level());
        player(other.player(), text);
        text.end();
    }

    /// Bots by name and level, so that nobody has to take a name apart.
    private static void player(@Nullable Player player, JsonText text) {
        if (player == null) {
            text.withNull("player");
        } else {
            text.begin("player")
                    .with("name", player.name())
                    .with("level", player.level())
                    .end();
        }
    }

    private static List<Occupant> others(Listing listing, String guest) {
        return listing.occupants().stream()
                .filter(occupant -> !guest.equals(occupant.guest()))
                .toList();
    }

    private static @Nullable String nameOf(@Nullable String guest, Listing listing) {
        return guest == null
                ? null
                : listing.occupants().stream()
                        .filter(occupant -> guest.equals(occupant.guest()))
                        .map(Occupant::name)
                        .findFirst()
                        .orElse(null);
    }

    private static JsonText beginListing(Listing listing, String guest, JsonText text) {
        return text.begin()
                .with("table", listing.table())
                .with("game", listing.game())
                .with("phase", listing.phase().name())
                .with("hostName", listing.hostName())
                .with("seats", listing.seats())
                .with("freeSeats", listing.freeSeats())
                .with("allowsWatchers", listing.allowsWatchers())
                .with("matches", listing.matches())
                .with("changedAt", listing.changedAt())
                .with("isYourTurn", guest.equals(listing.toMove()));
    }

    // ---- replays

    /// Some steps of a finished match.
    public static String replay(String id, String table, Steps steps) {
        JsonText text = answer("replay", id)
                .with("table", table)
                .with("match", steps.match())
                .with("moves", steps.moves());
        text.with("steps", steps.steps(), step -> step(step, steps.game(), text));
        return text.end().toString();
    }

    private static void step(Steps.Step step, Game<?> game, JsonText text) {
        text.begin().with("step", step.step()).with("seat", step.seat()).with("move", step.move());
        EventText.write(step.events(), game, text);
        text.with("views", step.views(), view -> {
            text.begin();
            view(view, text);
            text.end();
        });
        text.end();
    }

    // ---- session, over HTTP

    public static String session(String guest, String name) {
        return new JsonText()
                .begin()
                .begin("guest")
                .with("id", guest)
                .with("name", name)
                .end()
                .end()
                .toString();
    }

    /// A code that signs the guest in on another device, once.
    public static String link(String code, long expiresAt) {
        return new JsonText()
                .begin()
                .with("code", code)
                .with("expiresAt", expiresAt)
                .end()
                .toString();
    }
}
