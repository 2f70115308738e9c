import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Packs a folder into one reproducible file: sorted by name, with one date and no owner. The tools of the systems
/// differ in these points.
///
/// `java Archive.java FOLDER FILE TIME`: FILE ends in `.tar.gz` or `.zip`.
public final class Archive {
    private static final int BLOCK = 512;
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_PREFIX = 155;

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]).toAbsolutePath();
        Instant time = Instant.parse(args[2]);
        try (Stream<Path> files = Files.walk(folder);
                OutputStream out = Files.newOutputStream(Path.of(args[1]))) {
            // The order uses archive names, not paths of the system.
            List<Path> all = files.sorted((one, other) -> name(folder, one).compareTo(name(folder, other))).toList();
            if (args[1].endsWith(".zip")) {
                zip(folder, all, time, out);
            } else {
                tar(folder, all, time, out);
            }
        }
    }

    private static String name(Path folder, Path file) {
        String name = folder.getParent().relativize(file).toString().replace('\\', '/');
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) ? name + "/" : name;
    }

    private static void zip(Path folder, List<Path> files, Instant time, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files) {
                ZipEntry entry = new ZipEntry(name(folder, file));
                entry.setTimeLocal(time.atZone(ZoneOffset.UTC).toLocalDateTime());
                zip.putNextEntry(entry);
                if (!entry.isDirectory()) {
                    Files.copy(file, zip);
                }
                zip.closeEntry();
            }
        }
    }

    private static void tar(Path folder, List<Path> files, Instant time, OutputStream out) throws IOException {
        try (OutputStream tar = new GZIPOutputStream(out, BUFFER)) {
            for (Path file : files) {
                tar.write(head(name(folder, file), file, time));
                if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    long size = Files.copy(file, tar);
                    tar.write(new byte[(int) ((BLOCK - size % BLOCK) % BLOCK)]);
                }
            }
            tar.write(new byte[2 * BLOCK]);
        }
    }

    /// The header of an entry, in the POSIX 1988 format that every tar reads.
    private static byte[] head(String name, Path file, Instant time) throws IOException {
        boolean isLink = Files.isSymbolicLink(file);
        boolean isFolder = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
        int mode = isLink ? 0777 : isFolder || Files.isExecutable(file) ? 0755 : 0644;
        byte[] head = new byte[BLOCK];
        int cut = cut(name);
        text(head, 0, LONGEST_NAME, name.substring(cut));
        text(head, 345, LONGEST_PREFIX, name.substring(0, Math.max(0, cut - 1)));
        number(head, 100, 8, mode);
        number(head, 108, 8, 0);
        number(head, 116, 8, 0);
        number(head, 124, 12, isLink || isFolder ? 0 : Files.size(file));
        number(head, 136, 12, time.getEpochSecond());
        head[156] = (byte) (isLink ? '2' : isFolder ? '5' : '0');
        if (isLink) {
            text(head, 157, LONGEST_NAME, Files.readSymbolicLink(file).toString());
        }
        text(head, 257, 6, "ustar");
        text(head, 263, 2, "00");
        text(head, 265, 32, "root");
        text(head, 297, 32, "root");
        Arrays.fill(head, 148, 156, (byte) ' ');
        int sum = 0;
        for (byte b : head) {
            sum += b & 0xff;
        }
        number(head, 148, 7, sum);
        head[154] = 0;
        return head;
    }

    /// The split of a long name into folders and the rest.
    private static int cut(String name) {
        return name.length() <= LONGEST_NAME ? 0 : name.indexOf('/', name.length() - LONGEST_NAME - 1) + 1;
    }

    private static void text(byte[] head, int at, int longest, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > longest) {
            throw new IOException(text + " is too long for the tar header.");
        }
        System.arraycopy(bytes, 0, head, at, bytes.length);
    }

    private static void number(byte[] head, int at, int length, long number) throws IOException {
        text(head, at, length - 1, ("%0" + (length - 1) + "o").formatted(number));
    }
}
