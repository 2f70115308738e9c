package table13.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Files prepared by a build, loaded once, so that no other file can be requested.
final class StaticFiles {
    /// List of all files. Each line has a fingerprint, a name and the extensions of compressed variants.
    static final String LIST = "files.txt";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    /// HTTP encodings by extension of the compressed variant.
    private static final Map<String, String> ENCODINGS = Map.of("br", "br", "gz", "gzip");

    private StaticFiles() {}

    /// Reads the bytes of a file.
    interface Source {
        byte[] read(String name) throws IOException;
    }

    /// One file, plain and perhaps compressed.
    ///
    /// @param forms best compression first, plain form last
    record File(String type, List<Form> forms) {

        boolean hasForms() {
            return forms.size() > 1;
        }

        /// The best form for these accepted encodings.
        Form form(List<String> encodings) {
            for (Form form : forms) {
                if (encodings.contains(form.encoding())) {
                    return form;
                }
            }
            return forms.getLast();
        }
    }

    /// One encoding of a file.
    ///
    /// @param encoding empty for the plain form
    /// @param tag entity tag, different for each form
    record Form(String encoding, String tag, ByteBuffer bytes) {

        int length() {
            return bytes.remaining();
        }

        /// A new buffer over the shared bytes.
        ByteBuffer content() {
            return bytes.duplicate();
        }
    }

    /// Loads all files of the list.
    ///
    /// @param path URL prefix of the names
    static Map<String, File> load(String path, Source source) {
        Map<String, File> files = new HashMap<>();
        for (String line :
                new String(read(source, LIST), StandardCharsets.UTF_8).lines().toList()) {
            String[] words = line.split(" ", -1);
            List<Form> forms = new ArrayList<>();
            for (String ending : List.of(words).subList(2, words.length)) {
                forms.add(new Form(
                        known(ENCODINGS, ending),
                        '"' + words[0] + '-' + ending + '"',
                        buffer(source, words[1] + '.' + ending)));
            }
            forms.add(new Form("", '"' + words[0] + '"', buffer(source, words[1])));
            String ending = words[1].substring(words[1].lastIndexOf('.') + 1);
            files.put(path + words[1], new File(known(TYPES, ending), List.copyOf(forms)));
        }
        return Map.copyOf(files);
    }

    private static String known(Map<String, String> names, String ending) {
        String name = names.get(ending);
        if (name == null) {
            throw new IllegalStateException("Unknown file extension: ." + ending);
        }
        return name;
    }

    private static ByteBuffer buffer(Source source, String name) {
        return ByteBuffer.wrap(read(source, name)).asReadOnlyBuffer();
    }

    private static byte[] read(Source source, String name) {
        try {
            return source.read(name);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
