package table13.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.kit.DeterministicServer;

/// Guests at one table of a [DeterministicServer], each with a recording device. They act one after another, and each
/// action waits until all have received the last one. So the order of messages does not depend on timing.
final class ScriptedGuests {
    private final DeterministicServer server;
    private final Set<RecordingClient> here = new LinkedHashSet<>();
    private String table = "";
    private long version;

    ScriptedGuests(DeterministicServer server) {
        this.server = server;
    }

    String table() {
        return table;
    }

    /// The latest version of the table, received by all.
    long version() {
        return version;
    }

    List<RecordingClient> here() {
        return List.copyOf(here);
    }

    void open(RecordingClient host, World world, boolean allowsWatchers) {
        Map<String, Object> opened = host.ask(
                "open",
                "game",
                world.setup().game().id(),
                "players",
                world.setup().players(),
                "options",
                world.setup().options(),
                "isPublic",
                true,
                "allowsWatchers",
                allowsWatchers,
                "patienceSeconds",
                0,
                "seed",
                world.seeds().getFirst());
        table = (String) opened.get("table");
        version = (long) opened.get("version");
        server.decide(table, world.fate());
        host.hearsOfTheTable();
        here.add(host);
    }

    /// Starts the match. The outsiders may not stay and do not receive the start.
    void start(RecordingClient host, List<RecordingClient> outsiders) {
        here.removeAll(outsiders);
        does(host, "start");
        outsiders.forEach(RecordingClient::hearsThatItMustGo);
    }

    /// Sends a request. If it changes the table, waits until all guests there receive the update.
    Map<String, Object> act(RecordingClient guest, String type, Object... members) {
        server.tick();
        List<Object> all = new ArrayList<>(List.of("table", table));
        all.addAll(List.of(members));
        Map<String, Object> answer = guest.ask(type, all.toArray());
        boolean isNew =
                "done".equals(answer.get("type")) && answer.get("version") instanceof Long made && made > version;
        if (isNew) {
            version = (long) answer.get("version");
            here.forEach(client -> client.hearsOf(version));
        }
        return answer;
    }

    /// Sends a request that must be done.
    void does(RecordingClient guest, String type, Object... members) {
        assertThat(act(guest, type, members)).as(type).containsEntry("type", "done");
    }

    Map<String, Object> play(RecordingClient guest, long seen, String move) {
        return act(guest, "play", "version", seen, "move", move);
    }

    /// A guest enters, and the others receive the update.
    void arrive(RecordingClient guest, Object... since) {
        act(guest, "enter", since);
        here.forEach(RecordingClient::hearsOfPeople);
        here.add(guest);
    }

    /// Enters again, or on another device: no update for the others.
    void look(RecordingClient guest, Object... since) {
        act(guest, "enter", since);
        here.add(guest);
    }

    /// A connection breaks, all others receive the absence, and the guest comes back.
    void lineBreaks(RecordingClient guest, Object... since) {
        server.tick();
        here.remove(guest);
        guest.losesTheLine();
        here.forEach(RecordingClient::hearsOfPeople);
        guest.comesBack();
        arrive(guest, since);
    }
}
