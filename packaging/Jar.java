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

/// Puts the jar into a package: without SQLite's libraries for all systems. The one for this system lies beside it, so
/// that nothing need be unpacked into a temporary folder, which may be missing, read-only or not for programs.
///
/// `java Jar.java JAR FOLDER SYSTEM TIME`: SYSTEM as SQLite calls it (`Linux/x86_64`), TIME how the jar is dated,
/// because Java's cache only fits a jar of the same time.
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
            throw new IOException("There are " + found + " libraries of SQLite for " + args[2] + ", and not one.");
        }
        Files.setLastModifiedTime(copy, time);
    }

    private static void copy(ZipFile jar, ZipEntry entry, OutputStream out) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            in.transferTo(out);
        }
    }
}
