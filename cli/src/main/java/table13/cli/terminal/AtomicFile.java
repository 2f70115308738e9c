package table13.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file that appears under its name only when it is complete. Until then it has a temporary name in the same folder,
/// and is deleted if writing fails or is interrupted.
///
/// A special file, such as `/dev/null` or a pipe, is written directly.
public final class AtomicFile implements AutoCloseable {
    private final Path file;
    private final Path draft;
    private final OutputStream out;
    private final Thread onInterrupt;

    public AtomicFile(Path wanted) {
        file = target(wanted);
        boolean isSpecial = Files.exists(file) && !Files.isRegularFile(file);
        draft = isSpecial
                ? file
                : file.resolveSibling(
                        "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            if (Files.exists(file) && !Files.isWritable(file)) {
                throw new UsageException(file + ": permission denied");
            }
            out = new BufferedOutputStream(
                    isSpecial ? Files.newOutputStream(draft, StandardOpenOption.WRITE) : Files.newOutputStream(draft),
                    1 << 16);
        } catch (IOException problem) {
            throw UsageException.about(file, problem);
        }
        onInterrupt = new Thread(this::discard);
        Runtime.getRuntime().addShutdownHook(onInterrupt);
    }

    /// A symbolic link remains: its target is replaced.
    private static Path target(Path wanted) {
        try {
            Path file = Files.exists(wanted) ? wanted.toRealPath() : wanted.toAbsolutePath();
            if (Files.isDirectory(file) || file.getFileName() == null) {
                throw new UsageException(wanted + ": is a folder");
            }
            return file;
        } catch (IOException problem) {
            throw UsageException.about(wanted, problem);
        }
    }

    public void write(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException problem) {
            throw UsageException.about(file, problem);
        }
    }

    /// Renames the complete file to its final name.
    public void finish() {
        try {
            out.close();
            if (!draft.equals(file)) {
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException problem) {
            throw UsageException.about(file, problem);
        }
    }

    /// Deletes the file unless [#finish] was called.
    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException _) {
            // the file is deleted in any case
        }
        discard();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // shutting down already
        }
    }

    private void discard() {
        try {
            if (!draft.equals(file)) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException _) {
            // a leftover temporary file is harmless
        }
    }
}
