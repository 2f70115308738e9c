package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.table.Checkpoint;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.MatchResult;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Player;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;
import table13.wire.log.CheckpointCodec;
import table13.wire.protocol.PlanJson;

/// The JSON of [StoredTable]. Frozen, like that of log entries: a device's stored data must stay readable.
final class StoredTableJson {

    private StoredTableJson() {}

    /// Writes it as a member.
    static void write(String name, StoredTable kept, String guest, JsonWriter text) {
        Listing listing = kept.listing();
        text.begin(name)
                .with("table", listing.table())
                .with("version", kept.version())
                .with("game", listing.game())
                .with("phase", listing.phase().name())
                .with("host", listing.host())
                .with("hostName", listing.hostName())
                .with("seats", listing.seats())
                .with("freeSeats", listing.freeSeats())
                .with("matches", listing.matches())
                .with("openedAt", listing.openedAt())
                .with("changedAt", listing.changedAt())
                .with("round", listing.round())
                .with("toMove", listing.toMove())
                .with("isYourTurn", guest.equals(listing.toMove()));
        text.with(
                "occupants",
                listing.occupants(),
                occupant -> text.begin()
                        .with("guest", occupant.guest())
                        .with("name", occupant.name())
                        .with("level", occupant.level())
                        .end());
        PlanJson.write("plan", kept.plan(), text);
        text.with("finished", kept.finished(), result -> finished(result, text));
        Checkpoint checkpoint = kept.checkpoint();
        text.with("checkpoint", checkpoint == null ? null : CheckpointCodec.write(checkpoint))
                .end();
    }

    private static void finished(MatchResult result, JsonWriter text) {
        text.begin().with("match", result.match()).with("at", result.at()).withStrings("names", result.names());
        text.with(
                "players",
                result.players(),
                player -> text.begin()
                        .with("name", player.name())
                        .with("level", player.level())
                        .end());
        text.withNumbers("totals", result.totals())
                .withNumbers("winners", result.winners())
                .withStrings("guests", result.guests())
                .end();
    }

    /// Parses the JSON of [#write]; empty if it is anything else, or newer than this program.
    static Optional<StoredTable> read(JsonObjectReader fields) {
        try {
            Plan plan = PlanJson.read(fields.inside("plan"));
            List<MatchResult> finished = new ArrayList<>();
            for (JsonObjectReader each : fields.objects("finished")) {
                finished.add(finished(each));
            }
            Checkpoint checkpoint =
                    CheckpointCodec.read(fields.text("checkpoint", "")).orElse(null);
            return Optional.of(
                    new StoredTable(listing(fields, plan), plan, fields.number("version"), finished, checkpoint));
        } catch (BadMessageException | RuntimeException _) {
            return Optional.empty();
        }
    }

    private static Listing listing(JsonObjectReader fields, Plan plan) throws BadMessageException {
        List<Occupant> occupants = new ArrayList<>();
        for (JsonObjectReader each : fields.objects("occupants")) {
            occupants.add(new Occupant(textOrNull(each, "guest"), each.text("name"), textOrNull(each, "level")));
        }
        return new Listing(
                fields.text("table"),
                fields.text("game"),
                Phase.valueOf(fields.text("phase")),
                plan.isPublic(),
                plan.allowsWatchers(),
                fields.text("host"),
                fields.text("hostName"),
                fields.small("seats"),
                fields.small("freeSeats"),
                fields.small("matches"),
                fields.number("openedAt"),
                fields.number("changedAt"),
                fields.small("round"),
                occupants,
                textOrNull(fields, "toMove"),
                null);
    }

    private static MatchResult finished(JsonObjectReader fields) throws BadMessageException {
        List<Player> players = new ArrayList<>();
        for (JsonObjectReader each : fields.objects("players")) {
            players.add(new Player(each.text("name"), textOrNull(each, "level")));
        }
        return new MatchResult(
                fields.small("match"),
                fields.number("at"),
                fields.list("names", String.class),
                players,
                fields.numbers("totals"),
                fields.numbers("winners"),
                fields.list("guests", String.class));
    }

    private static @Nullable String textOrNull(JsonObjectReader fields, String name) throws BadMessageException {
        return fields.has(name) ? fields.text(name) : null;
    }
}
