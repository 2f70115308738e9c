package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Renames a finished file so that after a crash the name has either no file or the whole one.
final class AtomicRename {
    private AtomicRename() {}

    /// Never replaces a file.
    static void rename(Path finished, Path name) throws IOException {
        force(finished, StandardOpenOption.WRITE);
        Files.move(finished, name);
        try {
            force(name.toAbsolutePath().resolveSibling(""), StandardOpenOption.READ);
        } catch (IOException e) {
            // Not every system can force a folder to disk; the file itself exists.
        }
    }

    private static void force(Path path, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }
}
