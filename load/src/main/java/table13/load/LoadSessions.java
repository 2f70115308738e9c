package table13.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Requests sessions for guests.
final class LoadSessions implements AutoCloseable {
    private static final int OK = 200;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /// The cookie of a new session. Completes on another thread, or fails with a [LoadException].
    CompletableFuture<String> cookie(ServerAddress server) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + server.authority() + "/api/session"))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.discarding()).handle((answer, problem) -> {
            if (problem != null) {
                Throwable cause = problem.getCause() == null ? problem : problem.getCause();
                throw LoadException.connecting(server, String.valueOf(cause.getMessage()));
            }
            Optional<String> cookie = answer.headers().firstValue("Set-Cookie");
            if (answer.statusCode() != OK || cookie.isEmpty()) {
                throw new LoadException(
                        "Cannot get a session at " + server.authority() + ": status " + answer.statusCode());
            }
            return cookie.get().replaceFirst(";.*", "");
        });
    }

    /// Cancels pending requests.
    @Override
    public void close() {
        client.shutdownNow();
    }
}
