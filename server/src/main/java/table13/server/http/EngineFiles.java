package table13.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.server.http.StaticFiles.File;

/// The engine for the browser. A full build puts it into the jar; `./table13` puts it into a folder beside the jar some
/// time after the server has started. So it is looked for until it is there, and then kept; without it clients play
/// here as before.
final class EngineFiles {
    static final String PATH = "/engine/";

    /// What names the others, each time anew.
    private static final String NAMES = PATH + "engine.json";

    private static final String RESOURCES = "/table13/engine/";

    private final @Nullable Path folder;
    private final String resources;
    private volatile @Nullable Map<String, File> files;

    /// @param folder where to look if it is not in the program
    /// @param resources where it is in the program, if it is
    EngineFiles(@Nullable Path folder, String resources) {
        this.folder = folder;
        this.resources = resources;
    }

    /// In the program, or in a folder `engine` beside its jar. Where that is, its files say; the code source of a class
    /// would not, if it comes from a cache that Java has made of the jar in another place.
    static EngineFiles ofProgram() {
        URL self = EngineFiles.class.getResource("EngineFiles.class");
        int end = self == null ? -1 : self.getPath().indexOf("!/");
        try {
            return new EngineFiles(
                    self == null || end < 0
                            ? null
                            : Path.of(URI.create(self.getPath().substring(0, end)))
                                    .resolveSibling("engine"),
                    RESOURCES);
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return new EngineFiles(null, RESOURCES);
        }
    }

    /// A file of it, if there is an engine and it has that file.
    @Nullable
    File file(String path) {
        Map<String, File> known = files;
        if (known == null) {
            known = look();
            files = known;
        }
        return known == null ? null : known.get(path);
    }

    private @Nullable Map<String, File> look() {
        if (EngineFiles.class.getResource(resources + StaticFiles.LIST) != null) {
            return StaticFiles.load(PATH, this::resource);
        }
        Path place = folder;
        if (place != null && Files.exists(place.resolve(StaticFiles.LIST))) {
            return StaticFiles.load(PATH, name -> Files.readAllBytes(place.resolve(name)));
        }
        return null;
    }

    private byte[] resource(String name) throws IOException {
        try (InputStream in = EngineFiles.class.getResourceAsStream(resources + name)) {
            if (in == null) {
                throw new IllegalStateException("The engine lacks " + name + '.');
            }
            return in.readAllBytes();
        }
    }

    /// Whether a path belongs to it.
    static boolean has(String path) {
        return path.startsWith(PATH);
    }

    /// Whether what is there carries a fingerprint in its name and never changes.
    static boolean isLasting(String path) {
        return has(path) && !path.equals(NAMES);
    }
}
