package table13.server.secrecy;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import table13.server.kit.TestGuest;

/// A device that records all received bytes in order: each WebSocket message and each HTTP answer.
final class RecordingClient implements AutoCloseable {
    private final String name;
    private final int port;
    private final List<String> account = new ArrayList<>();
    private final List<Integer> steps = new ArrayList<>();
    private TestGuest person;
    private int written;
    private int asked;

    private RecordingClient(String name, int port, TestGuest person) {
        this.name = name;
        this.port = port;
        this.person = person;
    }

    static RecordingClient comesTo(int port, String name) {
        return new RecordingClient(name, port, TestGuest.comesTo(port));
    }

    /// Another device of the same guest, signed in by a link.
    RecordingClient onAnotherDevice() {
        String code = (String) TestGuest.read(TestGuest.http(port, "POST", "/api/session/link", cookie(), "")
                        .body())
                .get("code");
        HttpResponse<String> claim =
                TestGuest.http(port, "POST", "/api/session/claim", "", "{\"code\":\"" + code + "\"}");
        String cookie = claim.headers().firstValue("set-cookie").orElseThrow();
        TestGuest again = TestGuest.withCookie(port, cookie.substring(0, cookie.indexOf(';')));
        return new RecordingClient(name + ", second device", port, again);
    }

    String name() {
        return name;
    }

    String cookie() {
        return person.cookie();
    }

    String guest() {
        return person.guest();
    }

    /// Sends a request and waits for its answer. Request ids are unique for a guest on all devices and connections:
    /// otherwise the server would take a second move for a repetition of the first.
    Map<String, Object> ask(String type, Object... members) {
        String id = name + " " + ++asked;
        person.send(TestGuest.request(type, id, members));
        return person.next(message -> id.equals(message.get("re")));
    }

    /// Waits for the update to this version.
    void hearsOf(long version) {
        person.next(message -> isUpdate(message) && message.get("version").equals(version));
    }

    /// Waits for an update of presence.
    void hearsOfPeople() {
        person.next(message -> isUpdate(message) && message.containsKey("people"));
    }

    /// Waits for the message that the guest must leave.
    void hearsThatItMustGo() {
        person.next("sentOut");
    }

    /// Waits for the whole table.
    void hearsOfTheTable() {
        person.next("table");
    }

    private static boolean isUpdate(Map<String, Object> message) {
        return "update".equals(message.get("type"));
    }

    /// Sends a GET request over HTTP.
    void fetches(String path) {
        HttpResponse<String> response = TestGuest.http(port, "GET", path, cookie(), "");
        write();
        account.add("GET %s: %d %s %s"
                .formatted(
                        path,
                        response.statusCode(),
                        new TreeMap<>(response.headers().map()),
                        response.body()));
    }

    void losesTheLine() {
        write();
        person.close();
    }

    void comesBack() {
        person = TestGuest.withCookie(port, person.cookie());
        written = 0;
    }

    /// Records the messages received since, when none is in transit.
    private void write() {
        List<String> heard = person.heard();
        account.addAll(heard.subList(written, heard.size()));
        written = heard.size();
    }

    /// Marks the start of a step: the deal first, then each move.
    void beginStep() {
        write();
        steps.add(account.size());
    }

    Transcript account(int viewer, boolean wasThereAllTheTime) {
        write();
        return new Transcript(name, viewer, wasThereAllTheTime, List.copyOf(account), List.copyOf(steps));
    }

    @Override
    public void close() {
        person.close();
    }
}
