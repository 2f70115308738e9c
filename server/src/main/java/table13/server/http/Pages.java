package table13.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// The pages that come with the server.
final class Pages extends Handler.Abstract.NonBlocking {
    private static final Map<String, String> TYPES = Map.of(
            "/", "text/html; charset=utf-8",
            "/style.css", "text/css; charset=utf-8");

    private final Guard guard;
    private final Map<String, byte[]> pages = new HashMap<>();

    Pages(Guard guard) {
        this.guard = guard;
        TYPES.keySet().forEach(path -> pages.put(path, load(path.equals("/") ? "/index.html" : path)));
    }

    private static byte[] load(String path) {
        try (InputStream in = Pages.class.getResourceAsStream("pages" + path)) {
            if (in == null) {
                throw new IllegalStateException("The page " + path + " is missing.");
            }
            return in.readAllBytes();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        guard.harden(response);
        byte[] page = pages.get(Request.getPathInContext(request));
        boolean isRead = HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
        if (page == null || !isRead) {
            Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404, "There is no such page.");
            return true;
        }
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, TYPES.get(Request.getPathInContext(request)));
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
        response.write(true, ByteBuffer.wrap(page), callback);
        return true;
    }
}
