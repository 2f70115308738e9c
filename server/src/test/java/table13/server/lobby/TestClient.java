package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import table13.runtime.Client;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

/// A device that records its messages.
final class TestClient implements Client {
    private static final Pattern REMARK = Pattern.compile("\"kind\":\"said\"[^}]*\"text\":\"(\\w+)\"");

    private final String guest;
    private final List<String> heard = new ArrayList<>();
    private volatile String name;
    private volatile boolean isHungUp;

    TestClient(String guest) {
        this.guest = guest;
        name = guest;
    }

    @Override
    public String guest() {
        return guest;
    }

    @Override
    public String name() {
        return name;
    }

    void isCalled(String other) {
        name = other;
    }

    @Override
    public boolean join(String table) {
        return true;
    }

    @Override
    public boolean isThere() {
        return !isHungUp;
    }

    @Override
    public void leave(String table) {}

    @Override
    public synchronized void send(String message) {
        if (!isHungUp) {
            heard.add(message);
        }
    }

    @Override
    public void abort() {
        isHungUp = true;
    }

    boolean isHungUp() {
        return isHungUp;
    }

    synchronized List<String> heard() {
        return List.copyOf(heard);
    }

    synchronized void forget() {
        heard.clear();
    }

    boolean hasHeard(String part) {
        return heard().stream().anyMatch(text -> text.contains(part));
    }

    /// For timeout reports.
    @Override
    public String toString() {
        return guest + (isHungUp ? ", aborted" : "") + ", received last " + Waiting.latest(heard());
    }

    /// Texts of the chat messages, in order of receipt.
    String remarks() {
        return REMARK.matcher(String.join("\n", heard()))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining(" "));
    }

    /// Versions of the received messages, in order.
    List<Long> versions() {
        return heard().stream()
                .map(TestGuest::read)
                .filter(message -> message.containsKey("events"))
                .map(TestGuest::version)
                .toList();
    }

    /// The latest people of the table.
    Map<String, Object> people() {
        return heard().reversed().stream()
                .map(TestGuest::read)
                .filter(message -> message.get("people") != null)
                .map(message -> TestGuest.inside(message, "people"))
                .findFirst()
                .orElseThrow();
    }

    /// The latest state of this seat.
    Map<String, Object> seat(int seat) {
        return TestGuest.seats(Map.of("people", people())).get(seat);
    }

    /// The latest state of the match.
    Map<String, Object> match() {
        return heard().reversed().stream()
                .map(TestGuest::read)
                .filter(message -> message.get("match") != null)
                .findFirst()
                .orElseThrow();
    }
}
