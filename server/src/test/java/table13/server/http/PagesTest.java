package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestServer;

/// Tests the web client as built.
@DisplayName("The server's pages")
class PagesTest {
    private static final String EACH_TIME = "no-cache";
    private static final String LASTING = "public, max-age=31536000, immutable";

    @AutoClose
    private static final TestServer server = TestServer.open();

    @AutoClose
    private static final HttpClient browser = HttpClient.newHttpClient();

    private static HttpResponse<byte[]> ask(String method, String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return browser.send(request.build(), BodyHandlers.ofByteArray());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (InterruptedException problem) {
            throw new IllegalStateException(problem);
        }
    }

    private static HttpResponse<byte[]> get(String path, String... headers) {
        return ask("GET", path, headers);
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static byte[] packed(String name) {
        try (InputStream in = PagesTest.class.getResourceAsStream("/table13/web/" + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Names of all files in the list of the build.
    private static List<String> names() {
        return new String(packed("files.txt"), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.split(" ", -1)[1])
                .toList();
    }

    private static String script() {
        return names().stream()
                .filter(name -> name.startsWith("assets/") && name.endsWith(".js"))
                .findFirst()
                .orElseThrow();
    }

    // ---- paths

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/index.html",
                "/t/0123456789abcdef0123456789abcdef",
                "/rules",
                "/rules/friday",
                "/link",
                "/link/code",
                "/nobody/knows/this",
                "/?from=home"
            })
    @DisplayName("are one page for every address of the client, revalidated each time")
    void page(String path) {
        HttpResponse<byte[]> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(packed("index.html"));
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html; charset=utf-8");
        assertThat(header(answer, "Cache-Control")).isEqualTo(EACH_TIME);
        assertThat(header(answer, "Content-Security-Policy"))
                .contains("script-src 'self' 'wasm-unsafe-eval';", "style-src 'self' 'sha256-")
                .doesNotContain("'unsafe");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de | index.de.html",
                "de-AT,de;q=0.9,en;q=0.8 | index.de.html",
                "fr, nl-BE;q=0.7, de;q=0.6 | index.nl.html",
                "en-GB, de | index.html",
                "fr | index.html",
                "../x, *;q=0.1 | index.html"
            })
    @DisplayName("speak the language of the browser before any script does")
    void language(String wanted, String name) {
        HttpResponse<byte[]> answer = get("/rules", "Accept-Language", wanted);
        assertThat(answer.body()).isEqualTo(packed(name));
        assertThat(header(answer, "Vary")).contains("Accept-Language");
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "index.de.html", "index.nl.html"})
    @DisplayName(
            "allow the one style that is painted from the HTML itself, by its hash; the stylesheet waits behind it")
    void style(String name) throws NoSuchAlgorithmException {
        String page = new String(packed(name), StandardCharsets.UTF_8);
        String[] parts = page.split("</?style>", -1);
        assertThat(parts).hasSize(3);
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(parts[1].getBytes(StandardCharsets.UTF_8));
        assertThat(header(get("/"), "Content-Security-Policy"))
                .contains("style-src 'self' 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'");
        assertThat(page.indexOf("rel=\"stylesheet\"")).isGreaterThan(page.indexOf("</h1>"));
    }

    @Test
    @DisplayName("are every file of the build, byte for byte; those with a fingerprint in the name never change")
    void files() {
        assertThat(names()).contains("index.html", "sw.js").hasSizeGreaterThan(4);
        for (String name : names()) {
            HttpResponse<byte[]> answer = get("/" + name);
            assertThat(answer.statusCode()).as(name).isEqualTo(200);
            assertThat(answer.body()).as(name).isEqualTo(packed(name));
            assertThat(header(answer, "Cache-Control"))
                    .as(name)
                    .isEqualTo(name.startsWith("assets/") ? LASTING : EACH_TIME);
            assertThat(header(answer, "ETag")).as(name).matches("\"[-\\w]{16}\"");
            assertThat(header(answer, "Content-Type")).as(name).isEqualTo(type(name));
            assertThat(header(answer, "X-Content-Type-Options")).as(name).isEqualTo("nosniff");
            assertThat(header(answer, "Content-Security-Policy")).as(name).doesNotContain("'unsafe");
        }
    }

    @Test
    @DisplayName("include the engine: its index is revalidated each time, files with a fingerprint never change")
    void engine() {
        HttpResponse<byte[]> names = get("/engine/engine.json");
        assertThat(new String(names.body(), StandardCharsets.UTF_8)).contains("engine-small.wasm");
        assertThat(header(names, "Cache-Control")).isEqualTo(EACH_TIME);
        assertThat(header(names, "Content-Type")).isEqualTo("application/json; charset=utf-8");

        HttpResponse<byte[]> plain = get("/engine/engine-small.wasm");
        assertThat(plain.body()).startsWith(0, 'a', 's', 'm');
        assertThat(header(plain, "Cache-Control")).isEqualTo(LASTING);
        assertThat(header(plain, "Content-Type")).isEqualTo("application/wasm");
        assertThat(header(plain, "X-Content-Type-Options")).isEqualTo("nosniff");

        HttpResponse<byte[]> packed = get("/engine/engine-small.wasm", "Accept-Encoding", "gzip, br");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("br");
        assertThat(header(packed, "Vary")).contains("Accept-Encoding");
        assertThat(packed.body()).isNotEqualTo(plain.body());
    }

    private static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html; charset=utf-8";
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "ico" -> "image/x-icon";
            case "woff2" -> "font/woff2";
            case "webmanifest" -> "application/manifest+json";
            case "json" -> "application/json; charset=utf-8";
            case "txt" -> "text/plain; charset=utf-8";
            default -> throw new AssertionError(name);
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing.txt",
                "/t/x.y",
                "/assets",
                "/assets/",
                "/assets/nothing",
                "/assets/nothing.js",
                "/engine",
                "/engine/",
                "/engine/nothing.wasm",
                "/engine/files.txt",
                "/engine/engine-small.wasm.br",
                "/engine/../engine/files.txt",
                "/files.txt",
                "/sw.js.br",
                "/index.html.gz",
                "/table13/web/index.html",
                "/api",
                "/health",
                "/metrics/",
                "/api/nothing",
                "/module-info.class",
                "/META-INF/MANIFEST.MF",
            })
    @DisplayName("are nothing else")
    void nothingElse(String path) {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../index.html",
                "/assets/../../server/http/Site.class",
                "/%2e%2e/files.txt",
                "/assets/%2e%2e/files.txt",
                "/assets/..%2ffiles.txt",
                "/assets/..;/files.txt",
                "/assets//files.txt",
                "/assets/%00",
                "//etc/passwd.txt",
                "/\\..\\files.txt",
            })
    @DisplayName("cannot be left by any path")
    void traversal(String path) {
        assertThat(RawTcpClient.ask(server.port(), "GET", path).status()).isIn(400, 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS"})
    @DisplayName("are read only")
    void readOnly(String method) {
        assertThat(ask(method, "/").statusCode()).isEqualTo(404);
        assertThat(ask(method, "/" + script()).statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("answer HEAD with headers only")
    void head() {
        for (String path : List.of("/", "/t/abc", "/" + script())) {
            HttpResponse<byte[]> whole = get(path, "Accept-Encoding", "br");
            HttpResponse<byte[]> head = ask("HEAD", path, "Accept-Encoding", "br");
            assertThat(head.statusCode()).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(head.headers().map()).isEqualTo(whole.headers().map());
            assertThat(header(head, "Content-Length")).isEqualTo(String.valueOf(whole.body().length));
        }
    }

    // ---- caching

    @Test
    @DisplayName("are not sent again to a browser that has them, in every form of the header")
    void notModified() {
        for (String path : List.of("/", "/rules/leaves", "/sw.js", "/" + script())) {
            String tag = header(get(path), "ETag");
            for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "\"a\",W/" + tag + ",\"b\"", "*")) {
                HttpResponse<byte[]> answer = get(path, "If-None-Match", known);
                assertThat(answer.statusCode()).as(known).isEqualTo(304);
                assertThat(answer.body()).isEmpty();
                assertThat(header(answer, "ETag")).isEqualTo(tag);
                assertThat(header(answer, "Cache-Control")).isNotEmpty();
                assertThat(header(answer, "Vary"))
                        .isEqualTo(path.contains(".") ? "Accept-Encoding" : "Accept-Encoding, Accept-Language");
            }
            for (String unknown : List.of("\"other\"", "other", tag.replace("\"", ""), "W/\"other\"")) {
                assertThat(get(path, "If-None-Match", unknown).statusCode())
                        .as(unknown)
                        .isEqualTo(200);
            }
            assertThat(ask("HEAD", path, "If-None-Match", tag).statusCode()).isEqualTo(304);
        }
    }

    // ---- compression

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "gzip, deflate, br, zstd | br",
                "br | br",
                "gzip | gzip",
                "gzip;q=1.0, br;q=0.5 | br",
                "gzip;q=0.5, br;q=0 | gzip",
                "br;q=0, gzip;q=0 | -",
                "identity | -",
                "zstd | -",
                "deflate | -",
            })
    @DisplayName("are compressed for browsers that accept it")
    void compressed(String accepted, String encoding) throws IOException {
        for (String path : List.of("index.html", script())) {
            HttpResponse<byte[]> plain = get("/" + path);
            HttpResponse<byte[]> answer = get("/" + path, "Accept-Encoding", accepted);
            assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
            assertThat(header(answer, "Content-Type")).isEqualTo(header(plain, "Content-Type"));
            assertThat(header(answer, "Content-Encoding")).isEqualTo(encoding == null ? "" : encoding);
            if (encoding == null) {
                assertThat(answer.body()).isEqualTo(plain.body());
                continue;
            }
            assertThat(answer.body()).hasSizeLessThan(plain.body().length);
            assertThat(header(answer, "ETag")).isNotEqualTo(header(plain, "ETag"));
            assertThat(get("/" + path, "Accept-Encoding", accepted, "If-None-Match", header(answer, "ETag"))
                            .statusCode())
                    .isEqualTo(304);
            // Each form has its own tag.
            assertThat(get("/" + path, "If-None-Match", header(answer, "ETag")).statusCode())
                    .isEqualTo(200);
            if (encoding.equals("gzip")) {
                assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                        .isEqualTo(plain.body());
            } else {
                assertThat(answer.body()).isEqualTo(packed(path + ".br"));
            }
        }
    }

    @Test
    @DisplayName("that are compressed by nature come in one form")
    void compressedByNature() {
        String font = names().stream()
                .filter(name -> name.endsWith(".woff2"))
                .findFirst()
                .orElseThrow();
        HttpResponse<byte[]> answer = get("/" + font, "Accept-Encoding", "gzip, br");
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEmpty();
    }

    // ---- content

    @Test
    @DisplayName("name no other host, and include the licences of bundled files")
    void content() {
        assertThat(names())
                .contains("assets/svelte-LICENSE.txt")
                .filteredOn(name -> name.endsWith("-OFL.txt"))
                .hasSize(2);
        assertThat(new String(packed("index.html"), StandardCharsets.UTF_8))
                .doesNotContain("http://", "https://", "style=", "onload=");
    }

    @Test
    @DisplayName("include a worker that keeps exactly the files of this build")
    void worker() {
        String worker = new String(packed("sw.js"), StandardCharsets.UTF_8);
        assertThat(worker).containsPattern("const BUILD = '[-\\w]{16}';").contains("\"/\"", "\"/" + script() + '"');
        for (String name : names()) {
            boolean isKept = !name.equals("sw.js") && !name.startsWith("index.") && !name.endsWith(".txt");
            assertThat(worker.contains("\"/" + name + '"')).as(name).isEqualTo(isKept);
        }
    }
}
