package table13.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The files of the web client, as its build has put them on the class path. All are read at the start and kept
/// once, so that nothing else can ever be asked for.
final class Site {
    /// Files below carry a fingerprint in their names and never change.
    private static final String ASSETS = "/assets/";

    private static final String FOLDER = "/table13/web/";
    private static final String PAGE = "index.html";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json",
            "json", "application/json; charset=utf-8",
            "txt", "text/plain; charset=utf-8");

    /// How the endings of compressed twins are called in HTTP.
    private static final Map<String, String> ENCODINGS = Map.of("br", "br", "gz", "gzip");

    /// What is painted from the page itself, before anything else is there.
    private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

    private final Map<String, File> files;
    private final File page;
    private final String style;

    private Site(Map<String, File> files, File page, String style) {
        this.files = files;
        this.page = page;
        this.style = style;
    }

    /// One file, plain and perhaps compressed.
    ///
    /// @param forms what is best comes first, the plain form last
    record File(String type, List<Form> forms) {

        boolean hasForms() {
            return forms.size() > 1;
        }

        /// The best form for somebody who understands these encodings.
        Form form(List<String> encodings) {
            for (Form form : forms) {
                if (encodings.contains(form.encoding())) {
                    return form;
                }
            }
            return forms.getLast();
        }
    }

    /// The same file in one encoding.
    ///
    /// @param encoding empty for the plain form
    /// @param tag the entity tag, another one for each form
    record Form(String encoding, String tag, ByteBuffer bytes) {

        int length() {
            return bytes.remaining();
        }

        /// The bytes, to be read once; they are shared and not copied.
        ByteBuffer content() {
            return bytes.duplicate();
        }
    }

    /// The one in this program, read when it is asked for first.
    static Site shared() {
        return Shared.SITE;
    }

    private static final class Shared {
        static final Site SITE = load();
    }

    /// Reads what `files.txt` lists: a fingerprint, a name and the endings of compressed twins in each line.
    private static Site load() {
        Map<String, File> files = new HashMap<>();
        for (String line :
                new String(read("files.txt"), StandardCharsets.UTF_8).lines().toList()) {
            String[] words = line.split(" ", -1);
            List<Form> forms = new ArrayList<>();
            for (String ending : List.of(words).subList(2, words.length)) {
                forms.add(new Form(
                        known(ENCODINGS, ending),
                        '"' + words[0] + '-' + ending + '"',
                        buffer(words[1] + '.' + ending)));
            }
            forms.add(new Form("", '"' + words[0] + '"', buffer(words[1])));
            String ending = words[1].substring(words[1].lastIndexOf('.') + 1);
            files.put('/' + words[1], new File(known(TYPES, ending), List.copyOf(forms)));
        }
        File page = files.get('/' + PAGE);
        if (page == null) {
            throw new IllegalStateException("The web client has no page.");
        }
        return new Site(Map.copyOf(files), page, hash(new String(read(PAGE), StandardCharsets.UTF_8)));
    }

    /// The hash of the one style inside the page, as a policy names it. The pages of all languages have the same.
    private static String hash(String page) {
        Matcher style = STYLE.matcher(page);
        if (!style.find()) {
            throw new IllegalStateException("The page has no style of its own.");
        }
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(style.group(1).getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String known(Map<String, String> names, String ending) {
        String name = names.get(ending);
        if (name == null) {
            throw new IllegalStateException("Nobody said what ." + ending + " is.");
        }
        return name;
    }

    private static ByteBuffer buffer(String name) {
        return ByteBuffer.wrap(read(name)).asReadOnlyBuffer();
    }

    private static byte[] read(String name) {
        try (InputStream in = Site.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("The web client lacks " + name + '.');
            }
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Nullable
    File file(String path) {
        return files.get(path);
    }

    /// The page that all addresses of the client share, in the first of these languages that it has.
    File page(List<String> languages) {
        for (String language : languages) {
            String tag = language.toLowerCase(Locale.ROOT).split("-", 2)[0];
            File found = tag.equals("en") ? page : files.get("/index." + tag + ".html");
            if (found != null) {
                return found;
            }
        }
        return page;
    }

    String style() {
        return style;
    }

    static boolean isLasting(String path) {
        return path.startsWith(ASSETS);
    }
}
