package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import table13.runtime.Client;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

/// A device that writes down what it is told.
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

    /// For the report of a wait in vain.
    @Override
    public String toString() {
        return guest + (isHungUp ? ", hung up" : "") + ", heard last " + Waiting.latest(heard());
    }

    /// What was said, in the order in which it was told.
    String remarks() {
        return REMARK.matcher(String.join("\n", heard()))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining(" "));
    }

    /// The versions of what was told, in order.
    List<Long> versions() {
        return heard().stream()
                .map(TestGuest::read)
                .filter(message -> message.containsKey("events"))
                .map(TestGuest::version)
                .toList();
    }

    /// The last that was told of who is here.
    Map<String, Object> people() {
        return heard().reversed().stream()
                .map(TestGuest::read)
                .filter(message -> message.get("people") != null)
                .map(message -> TestGuest.inside(message, "people"))
                .findFirst()
                .orElseThrow();
    }

    /// What was last told of the one who sits there.
    Map<String, Object> seat(int seat) {
        return TestGuest.seats(Map.of("people", people())).get(seat);
    }

    /// The last that was told of a match.
    Map<String, Object> match() {
        return heard().reversed().stream()
                .map(TestGuest::read)
                .filter(message -> message.get("match") != null)
                .findFirst()
                .orElseThrow();
    }
}
