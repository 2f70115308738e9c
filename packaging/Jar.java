import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Copies the jar into a package without the SQLite libraries of all systems. The library of this system is placed
/// beside it, so that nothing is unpacked into a temporary folder, which may be missing, read-only or mounted noexec.
///
/// `java Jar.java JAR FOLDER SYSTEM TIME`: SYSTEM is the name that SQLite uses (`Linux/x86_64`). TIME is the date of
/// the jar, because the cache of Java requires an exact match.
public final class Jar {
    private static final String LIBRARIES = "org/sqlite/native/";

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[1]);
        String ours = LIBRARIES + args[2] + "/";
        FileTime time = FileTime.from(Instant.parse(args[3]));
        Path copy = folder.resolve("table13.jar");
        int found = 0;
        try (ZipFile jar = new ZipFile(args[0]);
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(copy))) {
            for (ZipEntry entry : List.copyOf(Collections.list(jar.entries()))) {
                if (!entry.getName().startsWith(LIBRARIES)) {
                    ZipEntry same = new ZipEntry(entry);
                    same.setCompressedSize(-1);
                    out.putNextEntry(same);
                    copy(jar, entry, out);
                    out.closeEntry();
                } else if (entry.getName().startsWith(ours) && !entry.isDirectory()) {
                    Path library = folder.resolve(entry.getName().substring(ours.length()));
                    try (OutputStream file = Files.newOutputStream(library)) {
                        copy(jar, entry, file);
                    }
                    found++;
                }
            }
        }
        if (found != 1) {
            throw new IOException("Expected one SQLite library for " + args[2] + ", found " + found + ".");
        }
        Files.setLastModifiedTime(copy, time);
    }

    private static void copy(ZipFile jar, ZipEntry entry, OutputStream out) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            in.transferTo(out);
        }
    }
}
