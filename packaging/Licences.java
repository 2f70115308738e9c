import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Collects the licences and notices of the libraries in our jar, one folder per library.
///
/// `java Licences.java JAR LIBRARIES FOLDER`: considers the jars of LIBRARIES that have classes in JAR.
public final class Licences {
    private static final Pattern LICENCE =
            Pattern.compile("(?i)(META-INF/)?((licenses|maven)/.*/)?[\\w-]*(LICENSE|NOTICE|COPYING)[\\w.-]*(?<!\\.class)");

    public static void main(String[] args) throws IOException {
        try (ZipFile ours = new ZipFile(args[0]);
                DirectoryStream<Path> libraries = Files.newDirectoryStream(Path.of(args[1]), "*.jar")) {
            for (Path library : libraries) {
                try (ZipFile jar = new ZipFile(library.toFile())) {
                    if (isInside(jar, ours)) {
                        String name = library.getFileName().toString();
                        gather(jar, Path.of(args[2], name.substring(0, name.length() - ".jar".length())));
                    }
                }
            }
        }
    }

    private static boolean isInside(ZipFile library, ZipFile ours) {
        return library.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
                .anyMatch(name -> ours.getEntry(name) != null);
    }

    private static void gather(ZipFile library, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (ZipEntry entry : Collections.list(library.entries())) {
            if (!entry.isDirectory() && LICENCE.matcher(entry.getName()).matches()) {
                String name = entry.getName().replaceFirst("^META-INF/", "").replaceFirst("^maven/.*/", "");
                String flat = name.replaceFirst("^licenses/", "").replace("/META-INF/", "-").replace('/', '-');
                try (InputStream in = library.getInputStream(entry)) {
                    Files.write(folder.resolve(flat), in.readAllBytes());
                }
            }
        }
        if (isEmpty(folder)) {
            Files.writeString(folder.resolve("none.txt"), "It came without a licence; see the file README.txt.\n");
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            return !files.iterator().hasNext();
        }
    }
}
