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

/// A page with its worker: it drives a lobby, stores data before it reads messages, and can be reloaded. Time and
/// random bytes are fixed.
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

    /// A page on its first visit.
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

    /// Reloads the page: data that were not stored are lost.
    void reload() {
        lobby = maker.get();
        dueIn = -1;
        begin();
    }

    /// Another page connects to the same worker.
    void reconnect() {
        join();
    }

    void passes(long millis) {
        now += millis;
    }

    /// Sets the device's clock back.
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

    /// The stored lines of a table.
    List<String> log(String table) {
        return logs.getOrDefault(table, List.of());
    }

    /// Replaces the stored lines of a table.
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

    /// All calls so far, with their results.
    List<Map<String, Object>> transcript() {
        return transcript;
    }

    // ---- requests

    /// Sends a request.
    ///
    /// @return all resulting messages
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

    /// Sends exactly this text.
    ///
    /// @return the messages, as text
    List<String> say(String text) {
        String randomBytes = randomBytes();
        return take(lobby.hear(text, now, randomBytes), "hear", "text", text, "now", now, "luck", randomBytes);
    }

    /// Sends a request that must be refused.
    ///
    /// @return the reason
    String isRefused(String type, Object... members) {
        Map<String, Object> answer = ask(type, members).getFirst();
        assertThat(answer).as(type).containsEntry("type", "refused");
        return (String) answer.get("reason");
    }

    /// Waits until an action is due, and runs it.
    List<Map<String, Object>> wake() {
        passes(Math.max(0, dueIn));
        return wakeNow();
    }

    List<Map<String, Object>> wakeNow() {
        String randomBytes = randomBytes();
        return read(take(lobby.wake(now, randomBytes), "wake", "now", now, "luck", randomBytes));
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

    private String randomBytes() {
        return "%096x".formatted(++drawn);
    }

    // ---- results

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
