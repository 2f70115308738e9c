package table13.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;

/// A plain HTTP request and its response.
record Exchange(Request request, Response response, Callback callback) {
    static final String JSON = "application/json; charset=utf-8";
    static final String TEXT = "text/plain; charset=utf-8";

    private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);
    private static final int LONGEST_BODY = 2048;

    void end(int status, String type, String text) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.write(true, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), callback);
    }

    void notFound() {
        end(HttpStatus.NOT_FOUND_404, TEXT, "There is nothing at this address.\n");
    }

    void nobody() {
        end(HttpStatus.UNAUTHORIZED_401, TEXT, "You are not signed in.\n");
    }

    /// Runs the answer; responds with 503 if the store is unavailable.
    void carefully(Runnable answer) {
        try {
            answer.run();
        } catch (StoreException failure) {
            LOG.error("cannot answer a request, status 503 sent: {}", failure.getMessage());
            end(HttpStatus.SERVICE_UNAVAILABLE_503, TEXT, "The server cannot store anything just now.\n");
        }
    }

    /// Reads the request body, then answers. Never blocks. A body that is too long is discarded.
    void withBody(WebContext context, Consumer<String> answer) {
        Content.Source.asByteArrayAsync(
                request,
                LONGEST_BODY,
                Promise.Invocable.from(
                        Invocable.InvocationType.NON_BLOCKING,
                        body -> context.later(
                                () -> carefully(() -> answer.accept(new String(body, StandardCharsets.UTF_8)))),
                        _ -> end(HttpStatus.BAD_REQUEST_400, TEXT, "The request is too long or incomplete.\n")));
    }
}
