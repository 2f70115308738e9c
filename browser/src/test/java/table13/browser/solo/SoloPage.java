package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import table13.bots.level.Bots;
import table13.wire.Json;

/// A page with its worker: it drives a lobby, keeps what is to be kept before it hears what is told, and can be loaded
/// anew. Time and luck are given.
final class SoloPage {
    static final String VERSION = "engine";

    private final Supplier<SoloLobby> maker;
    private final Map<String, List<String>> logs = new LinkedHashMap<>();
    private final Map<String, Object> listings = new LinkedHashMap<>();
    private final List<Map<String, Object>> transcript = new ArrayList<>();
    private SoloLobby lobby;
    private Map<String, Object> guest = Map.of();
    private long now = 1_790_000_000_000L;
    private long dueIn = -1;
    private int drawn;
    private int asked;

    /// Somebody who was never here.
    SoloPage() {
        this(() -> new SoloLobby(VERSION, Bots::named));
    }

    SoloPage(Supplier<SoloLobby> maker) {
        this.maker = maker;
        lobby = maker.get();
        begin();
    }

    private void begin() {
        Map<String, Object> kept = new LinkedHashMap<>();
        if (!guest.isEmpty()) {
            kept.put("guest", guest);
        }
        kept.put("listings", List.copyOf(listings.values()));
        String text = Json.write(kept);
        take(lobby.begin(text), "begin", "text", text);
        join();
    }

    private void join() {
        take(lobby.join(now), "join", "now", now);
        ask("hello", "protocol", 1L);
    }

    // ---- coming and going

    /// Closes the page and opens it again: what was not kept is gone.
    void reload() {
        lobby = maker.get();
        dueIn = -1;
        begin();
    }

    /// The page goes, and another one comes to the same worker.
    void reconnect() {
        join();
    }

    void passes(long millis) {
        now += millis;
    }

    /// Somebody sets the clock back.
    void clockGoesBack(long millis) {
        now -= millis;
    }

    long now() {
        return now;
    }

    long dueIn() {
        return dueIn;
    }

    String guest() {
        return (String) guest.get("id");
    }

    String name() {
        return (String) guest.get("name");
    }

    SoloLobby lobby() {
        return lobby;
    }

    /// All that was kept of a table, as its lines.
    List<String> log(String table) {
        return logs.getOrDefault(table, List.of());
    }

    /// The disk of the browser holds something else from now on.
    void disk(String table, List<String> lines) {
        logs.put(table, new ArrayList<>(lines));
    }

    void disk(Map<String, Object> keptGuest, List<?> keptListings) {
        guest = keptGuest;
        listings.clear();
        keptListings.forEach(each -> listings.put((String) ((Map<?, ?>) each).get("table"), each));
    }

    Map<String, Object> listings() {
        return listings;
    }

    /// Every call so far, with what it gave.
    List<Map<String, Object>> transcript() {
        return transcript;
    }

    // ---- talking

    /// Asks for something.
    ///
    /// @return all that was told
    List<Map<String, Object>> ask(String type, Object... members) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("type", type);
        request.put("id", "r" + ++asked);
        for (int i = 0; i < members.length; i += 2) {
            request.put((String) members[i], members[i + 1]);
        }
        load((String) request.getOrDefault("table", ""));
        return read(say(Json.write(request)));
    }

    /// Says just this.
    ///
    /// @return the messages, as text
    List<String> say(String text) {
        String luck = luck();
        return take(lobby.hear(text, now, luck), "hear", "text", text, "now", now, "luck", luck);
    }

    /// Asks for something that must be refused.
    ///
    /// @return the reason
    String isRefused(String type, Object... members) {
        Map<String, Object> answer = ask(type, members).getFirst();
        assertThat(answer).as(type).containsEntry("type", "refused");
        return (String) answer.get("reason");
    }

    /// Lets pass what it takes until something is due, and does it.
    List<Map<String, Object>> wake() {
        passes(Math.max(0, dueIn));
        return wakeNow();
    }

    List<Map<String, Object>> wakeNow() {
        String luck = luck();
        return read(take(lobby.wake(now, luck), "wake", "now", now, "luck", luck));
    }

    String record(String table, int match) {
        load(table);
        String record = lobby.record(table, match);
        note(record, "record", "table", table, "match", match);
        return record;
    }

    String finished(String table) {
        load(table);
        String finished = lobby.finished(table);
        note(finished, "finished", "table", table);
        return finished;
    }

    List<Map<String, Object>> forget(String table) {
        load(table);
        return read(take(lobby.forget(table), "forget", "table", table));
    }

    private void load(String table) {
        if (logs.containsKey(table) && !lobby.knows(table)) {
            String log = String.join("\n", log(table));
            lobby.load(table, log);
            note("", "load", "table", table, "log", log);
        }
    }

    private String luck() {
        return "%096x".formatted(++drawn);
    }

    // ---- what came of it

    private List<String> take(String outcome, String call, Object... members) {
        note(outcome, call, members);
        List<String> lines = outcome.lines().toList();
        Map<String, Object> head = read(lines.getFirst());
        dueIn = (long) head.get("dueIn");
        if (head.get("guest") instanceof Map<?, ?>) {
            guest = inside(head, "guest");
        }
        list(head, "keep").forEach(this::keep);
        ((List<?>) head.get("drop")).forEach(table -> {
            logs.remove((String) table);
            listings.remove((String) table);
        });
        return lines.subList(1, lines.size());
    }

    private void keep(Map<String, Object> kept) {
        String table = (String) kept.get("table");
        List<String> log = logs.computeIfAbsent(table, _ -> new ArrayList<>());
        assertThat(kept).containsEntry("from", log.size() + 1L);
        ((List<?>) kept.get("entries")).forEach(line -> log.add((String) line));
        if (kept.get("listing") != null) {
            listings.put(table, kept.get("listing"));
            assertThat(inside(kept, "listing")).containsEntry("version", (long) log.size());
        }
    }

    private void note(String expect, String call, Object... members) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("call", call);
        for (int i = 0; i < members.length; i += 2) {
            line.put((String) members[i], members[i + 1]);
        }
        line.put("expect", expect);
        transcript.add(line);
    }

    // ---- reading

    static List<Map<String, Object>> read(List<String> lines) {
        return lines.stream().map(SoloPage::read).toList();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> read(String line) {
        return (Map<String, Object>) Json.read(line);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> inside(Map<String, Object> message, String name) {
        return (Map<String, Object>) message.get(name);
    }

    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> list(Map<String, Object> message, String name) {
        return (List<Map<String, Object>>) message.get(name);
    }

    static Stream<Map<String, Object>> of(String type, List<Map<String, Object>> messages) {
        return messages.stream().filter(message -> type.equals(message.get("type")));
    }
}
