package table13.server.faults;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/// Halves the start time of a test program: an AOT training run, which must exit normally, leaves a cache. Java caches
/// only classes from jars, so folders are packed.
final class FastServerStart {
    private final Path cache;
    private final String classPath;

    FastServerStart(Path folder) {
        cache = folder.resolve("classes.aot");
        List<String> jars = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (part.endsWith(".jar")) {
                jars.add(part);
            } else if (part.endsWith("classes")) {
                jars.add(pack(part, folder.resolve(jars.size() + ".jar")));
            }
        }
        classPath = String.join(File.pathSeparator, jars);
    }

    private static String pack(String classes, Path jar) {
        int code = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "--file", jar.toString(), "-C", classes, ".");
        if (code != 0) {
            throw new IllegalStateException("cannot pack " + classes);
        }
        return jar.toString();
    }

    /// For the command line of the program.
    List<String> options() {
        return List.of(
                Files.exists(cache) ? "-XX:AOTCache=" + cache : "-XX:AOTCacheOutput=" + cache,
                "-Xlog:aot=off",
                "-Xlog:cds=off",
                "-cp",
                classPath);
    }
}
