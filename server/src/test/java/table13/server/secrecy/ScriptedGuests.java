package table13.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.kit.DeterministicServer;

/// People around one table of a [DeterministicServer], each with a device that writes everything down. They do one
/// thing after
/// another, and nothing else happens until everybody has heard of the last one: so the order of all they receive does
/// not depend on how quick anybody is.
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

    /// The latest version of the table, which everybody has heard of.
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

    /// The match begins, and these may not stay: nobody tells them of it.
    void start(RecordingClient host, List<RecordingClient> outsiders) {
        here.removeAll(outsiders);
        does(host, "start");
        outsiders.forEach(RecordingClient::hearsThatItMustGo);
    }

    /// Asks for something. If it is done at the table, everybody there hears of it.
    Map<String, Object> act(RecordingClient who, String type, Object... members) {
        server.tick();
        List<Object> all = new ArrayList<>(List.of("table", table));
        all.addAll(List.of(members));
        Map<String, Object> answer = who.ask(type, all.toArray());
        boolean isNew =
                "done".equals(answer.get("type")) && answer.get("version") instanceof Long made && made > version;
        if (isNew) {
            version = (long) answer.get("version");
            here.forEach(client -> client.hearsOf(version));
        }
        return answer;
    }

    /// Asks for something that must be done.
    void does(RecordingClient who, String type, Object... members) {
        assertThat(act(who, type, members)).as(type).containsEntry("type", "done");
    }

    Map<String, Object> play(RecordingClient who, long seen, String move) {
        return act(who, "play", "version", seen, "move", move);
    }

    /// A guest comes, and the others hear of it.
    void arrive(RecordingClient who, Object... since) {
        act(who, "enter", since);
        here.forEach(RecordingClient::hearsOfPeople);
        here.add(who);
    }

    /// Looks at everything again, or on another device: that is no news to anybody else.
    void look(RecordingClient who, Object... since) {
        act(who, "enter", since);
        here.add(who);
    }

    /// Somebody is gone, everybody hears of it, and they come back.
    void lineBreaks(RecordingClient who, Object... since) {
        server.tick();
        here.remove(who);
        who.losesTheLine();
        here.forEach(RecordingClient::hearsOfPeople);
        who.comesBack();
        arrive(who, since);
    }
}
