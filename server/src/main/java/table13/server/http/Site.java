package table13.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import table13.server.http.StaticFiles.File;

/// Files of the web client, from the class path. All are loaded once at the start, so that no other file can be
/// requested.
final class Site {
    /// Files with a fingerprint in their names, which never change.
    private static final String ASSETS = "/assets/";

    private static final String FOLDER = "/table13/web/";
    private static final String PAGE = "index.html";
    /// The inline style, which browsers apply before loading any other file.
    private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

    private final Map<String, File> files;
    private final File page;
    private final String style;

    private Site(Map<String, File> files, File page, String style) {
        this.files = files;
        this.page = page;
        this.style = style;
    }

    /// The web client of this program, loaded on first use.
    static Site shared() {
        return Shared.SITE;
    }

    private static final class Shared {
        static final Site SITE = load();
    }

    private static Site load() {
        Map<String, File> files = StaticFiles.load("/", Site::read);
        File page = files.get('/' + PAGE);
        if (page == null) {
            throw new IllegalStateException("The web client has no index.html. Build it again.");
        }
        return new Site(files, page, hash(page));
    }

    /// Hash of the inline style for the policy. The pages of all languages have the same style.
    private static String hash(File page) {
        ByteBuffer plain = page.forms().getLast().content();
        Matcher style = STYLE.matcher(StandardCharsets.UTF_8.decode(plain));
        if (!style.find()) {
            throw new IllegalStateException("index.html has no inline style. Build the web client again.");
        }
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(style.group(1).getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static byte[] read(String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("The web client has no file " + name + ". Build it again.");
            }
            return in.readAllBytes();
        }
    }

    @Nullable
    File file(String path) {
        return files.get(path);
    }

    /// The page for all addresses of the client, in the first available of these languages.
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
