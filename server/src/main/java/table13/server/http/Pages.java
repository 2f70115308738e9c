package table13.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import table13.server.http.StaticFiles.File;
import table13.server.http.StaticFiles.Form;

/// Serves the web client: its files, the engine, and the page for every address of the client.
final class Pages extends Handler.Abstract {
    private static final HttpField LASTING =
            new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "public, max-age=31536000, immutable");
    private static final HttpField ASK_EACH_TIME = new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-cache");
    private static final HttpField VARY = new PreEncodedHttpField(HttpHeader.VARY, "Accept-Encoding");
    private static final HttpField VARY_PAGE =
            new PreEncodedHttpField(HttpHeader.VARY, "Accept-Encoding, Accept-Language");

    private static final Pattern NO_PAGE = Pattern.compile("^/(api|health|metrics|assets|engine)(/|$)");

    private final HttpSecurity security;
    private final CompletableFuture<Site> site;
    private final EngineFiles engine = EngineFiles.ofProgram();

    /// @param site may still be loading: the first request waits for it, the start does not
    Pages(HttpSecurity security, CompletableFuture<Site> site) {
        this.security = security;
        this.site = site;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        security.harden(response, site.join().style());
        String path = Request.getPathInContext(request);
        boolean isPage = isPage(path);
        File file = isPage
                ? site.join().page(request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_LANGUAGE))
                : EngineFiles.has(path) ? engine.file(path) : site.join().file(path);
        boolean isRead = HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
        if (file == null || !isRead) {
            Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404, "There is no such page.");
            return true;
        }
        Form form = file.form(request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING));
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(Site.isLasting(path) || EngineFiles.isLasting(path) ? LASTING : ASK_EACH_TIME);
        headers.put(HttpHeader.ETAG, form.tag());
        if (isPage) {
            headers.put(VARY_PAGE);
        } else if (file.hasForms()) {
            headers.put(VARY);
        }
        if (isKnown(form, request)) {
            response.setStatus(HttpStatus.NOT_MODIFIED_304);
            response.write(true, null, callback);
        } else {
            send(form, file.type(), HttpMethod.HEAD.is(request.getMethod()), response, callback);
        }
        return true;
    }

    /// Whether the path is an address of the page. All other paths are files.
    private static boolean isPage(String path) {
        return path.indexOf('.') < 0 && !NO_PAGE.matcher(path).find();
    }

    /// Whether the browser has this version. It may send several tags, and proxies may mark them as weak. A quoted tag
    /// is never part of another one.
    private static boolean isKnown(Form form, Request request) {
        String tags = request.getHeaders().get(HttpHeader.IF_NONE_MATCH);
        return tags != null && (tags.contains(form.tag()) || tags.equals("*"));
    }

    private static void send(Form form, String type, boolean isHead, Response response, Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, type);
        headers.put(HttpHeader.CONTENT_LENGTH, form.length());
        if (!form.encoding().isEmpty()) {
            headers.put(HttpHeader.CONTENT_ENCODING, form.encoding());
        }
        response.write(true, isHead ? null : form.content(), callback);
    }
}
