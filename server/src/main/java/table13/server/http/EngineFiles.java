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

/// The engine for the browser. A full build puts it into the jar. `./table13` puts it into a folder beside the jar,
/// some time after the server has started. So the files are looked up until found, and then kept. Without them, clients
/// play on the server.
final class EngineFiles {
    static final String PATH = "/engine/";

    /// Index of the engine files, not cached by clients.
    private static final String NAMES = PATH + "engine.json";

    private static final String RESOURCES = "/table13/engine/";

    private final @Nullable Path folder;
    private final String resources;
    private volatile @Nullable Map<String, File> files;

    /// @param folder used if the engine is not on the class path
    /// @param resources folder on the class path
    EngineFiles(@Nullable Path folder, String resources) {
        this.folder = folder;
        this.resources = resources;
    }

    /// The engine on the class path, or in a folder `engine` beside the jar. The jar is found by a resource URL: the
    /// code source of a class may be wrong, if the class comes from an AOT cache made for a jar elsewhere.
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

    /// A file of the engine; null if there is no engine or no such file.
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
                throw new IllegalStateException("The engine has no file " + name + ". Build it again.");
            }
            return in.readAllBytes();
        }
    }

    /// Whether a path belongs to the engine.
    static boolean has(String path) {
        return path.startsWith(PATH);
    }

    /// Whether the file name has a fingerprint, so that the file never changes.
    static boolean isLasting(String path) {
        return has(path) && !path.equals(NAMES);
    }
}
