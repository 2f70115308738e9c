package table13.server.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import table13.wire.Json;
import table13.wire.JsonWriter;

/// A client as the server sees it: a session, a WebSocket, and all messages received.
public final class TestGuest implements AutoCloseable {
    public static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Waiting.LIMIT).build();

    /// Marks the end of a closed connection, after its last message.
    private static final String END = "";

    private final String base;
    private final String cookie;
    private final String address;
    private final List<String> heard = new ArrayList<>();
    private final LinkedBlockingQueue<String> unread = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private WebSocket socket;
    private int requests;

    private TestGuest(int port, String cookie, String address) {
        base = "127.0.0.1:" + port;
        this.cookie = cookie;
        this.address = address;
    }

    /// A new guest.
    public static TestGuest comesTo(int port) {
        HttpResponse<String> response = http(port, "POST", "/api/session", "", "");
        String cookie = response.headers().firstValue("set-cookie").orElseThrow();
        return withCookie(port, cookie.substring(0, cookie.indexOf(';')));
    }

    /// Another device of a guest.
    public static TestGuest withCookie(int port, String cookie) {
        TestGuest person = notYetGreeting(port, cookie);
        person.ask("hello", "protocol", 1);
        return person;
    }

    /// Another device of a guest, before hello.
    public static TestGuest notYetGreeting(int port, String cookie) {
        TestGuest person = new TestGuest(port, cookie, "");
        person.connect();
        return person;
    }

    /// A new guest behind a reverse proxy.
    public static TestGuest comesFrom(String address, int port) {
        String cookie = RawTcpClient.ask(port, "POST", "/api/session", "X-Forwarded-For: " + address)
                .header("Set-Cookie");
        TestGuest person = new TestGuest(port, cookie.substring(0, cookie.indexOf(';')), address);
        person.connect();
        person.ask("hello", "protocol", 1);
        return person;
    }

    public static HttpResponse<String> http(int port, String method, String path, String cookie, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Waiting.LIMIT)
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException problem) {
            throw new IllegalStateException(problem);
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    public String cookie() {
        return cookie;
    }

    // ---- connection

    public void connect() {
        WebSocket.Builder builder =
                HTTP.newWebSocketBuilder().header("Cookie", cookie).connectTimeout(Waiting.LIMIT);
        if (!address.isEmpty()) {
            builder.header("X-Forwarded-For", address);
        }
        socket = builder.buildAsync(URI.create("ws://" + base + "/api/socket"), new Receiver())
                .join();
    }

    private final class Receiver implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            text.append(data);
            if (isLast) {
                synchronized (heard) {
                    heard.add(text.toString());
                }
                unread.add(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            end(status);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable problem) {
            end(-1);
        }

        private void end(int status) {
            closed.complete(status);
            unread.add(END);
        }
    }

    public void send(String text) {
        socket.sendText(text, true).join();
    }

    public int closedWith() {
        try {
            return closed.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (Exception problem) {
            throw new AssertionError("The connection is still open; received last " + Waiting.latest(heard()), problem);
        }
    }

    public boolean isClosed() {
        return closed.isDone();
    }

    /// Aborts the connection.
    @Override
    public void close() {
        socket.abort();
    }

    // ---- messages

    /// Sends a request and waits for its answer, which must not be a refusal.
    public Map<String, Object> ask(String type, Object... members) {
        Map<String, Object> answer = answer(type, members);
        assertThat(answer).as(type).doesNotContainEntry("type", "refused");
        return answer;
    }

    /// Sends a request and waits for its answer of any type.
    public Map<String, Object> answer(String type, Object... members) {
        String id = "r" + ++requests;
        send(request(type, id, members));
        return next(message -> id.equals(message.get("re")));
    }

    /// Sends a request, which must be done.
    public Map<String, Object> does(String type, Object... members) {
        Map<String, Object> answer = ask(type, members);
        assertThat(answer).as(type).containsEntry("type", "done");
        return answer;
    }

    /// Sends a request, which must be refused.
    ///
    /// @return the reason
    public String isRefused(String type, Object... members) {
        Map<String, Object> answer = answer(type, members);
        assertThat(answer).as(type).containsEntry("type", "refused");
        return (String) answer.get("reason");
    }

    /// Opens a table and waits for it.
    ///
    /// @return its id
    public String opens(String game, int players, Object... more) {
        List<Object> members = new ArrayList<>(List.of("game", game, "players", players));
        members.addAll(List.of(more));
        String table = (String) does("open", members.toArray()).get("table");
        next("table");
        return table;
    }

    /// Enters a table.
    ///
    /// @return the whole view
    public Map<String, Object> enters(String table, Object... more) {
        List<Object> members = new ArrayList<>(List.of("table", table));
        members.addAll(List.of(more));
        Map<String, Object> seen = ask("enter", members.toArray());
        assertThat(seen).containsEntry("type", "table");
        return seen;
    }

    /// Enters a table and takes a seat.
    public void joins(String table, int seat) {
        enters(table);
        does("sit", "table", table, "seat", seat, "seed", "0" + seat);
    }

    public static String request(String type, String id, Object... members) {
        JsonWriter text = new JsonWriter().begin().with("type", type).with("id", id);
        for (int i = 0; i < members.length; i += 2) {
            String name = (String) members[i];
            switch (members[i + 1]) {
                case String value -> text.with(name, value);
                case Integer value -> text.with(name, value.longValue());
                case Long value -> text.with(name, value.longValue());
                case Boolean value -> text.with(name, value.booleanValue());
                case Map<?, ?> value -> {
                    text.begin(name);
                    value.forEach((key, inner) -> text.with(String.valueOf(key), String.valueOf(inner)));
                    text.end();
                }
                default -> throw new IllegalArgumentException(name);
            }
        }
        return text.end().toString();
    }

    /// Waits for a message and skips those before it.
    public Map<String, Object> next(Predicate<Map<String, Object>> wanted) {
        long end = System.nanoTime() + Waiting.LIMIT.toNanos();
        while (true) {
            Map<String, Object> message = read(nextText(end));
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    /// Waits for the next message, as sent.
    public String nextText() {
        return nextText(System.nanoTime() + Waiting.LIMIT.toNanos());
    }

    private String nextText(long end) {
        try {
            String text = unread.poll(Math.max(1, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (text == null) {
                throw new AssertionError("Timed out; received last " + Waiting.latest(heard()));
            }
            if (text.equals(END)) {
                unread.add(END);
                throw new AssertionError("Closed with " + closedWith() + "; heard last " + Waiting.latest(heard()));
            }
            return text;
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    public Map<String, Object> next(String type) {
        return next(message -> type.equals(message.get("type")));
    }

    /// Waits for an update with an event of this kind.
    public Map<String, Object> nextEvent(String kind) {
        return next(message -> events(message).stream().anyMatch(event -> kind.equals(event.get("kind"))));
    }

    @SuppressWarnings("unchecked")
    public static List<Map<String, Object>> events(Map<String, Object> message) {
        return message.get("events") instanceof List<?> events ? (List<Map<String, Object>>) events : List.of();
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> read(String text) {
        return (Map<String, Object>) Json.read(text);
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> inside(Map<String, Object> message, String name) {
        return (Map<String, Object>) message.get(name);
    }

    /// The seats in a message, in order.
    @SuppressWarnings("unchecked")
    public static List<Map<String, Object>> seats(Map<String, Object> message) {
        return (List<Map<String, Object>>) inside(message, "people").get("seats");
    }

    /// The legal moves in a message; empty if it is not this guest's turn.
    @SuppressWarnings("unchecked")
    public static List<String> moves(Map<String, Object> message) {
        return message.get("match") instanceof Map<?, ?> match ? (List<String>) match.get("legalMoves") : List.of();
    }

    public static int toMove(Map<String, Object> message) {
        return ((Long) inside(message, "match").get("toMove")).intValue();
    }

    public static long version(Map<String, Object> message) {
        return (Long) message.get("version");
    }

    /// All messages not yet awaited. Includes every message sent to this guest before now.
    public List<Map<String, Object>> unheard() {
        String id = "r" + ++requests;
        send(request("ping", id));
        List<Map<String, Object>> messages = new ArrayList<>();
        next(message -> {
            boolean isLast = id.equals(message.get("re"));
            if (!isLast) {
                messages.add(message);
            }
            return isLast;
        });
        return messages;
    }

    public List<String> heard() {
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }

    public String guest() {
        return (String) inside(read(heard().getFirst()), "guest").get("id");
    }
}
