package table13.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file that appears under its name only when it is complete. Until then it lies beside it under another name, and if
/// writing fails or is interrupted, that goes away.
///
/// What is no ordinary file, such as `/dev/null` or a pipe, is written to directly.
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

    /// A link stays a link: what it points to is replaced.
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

    /// Gives the file its name.
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

    /// Without [#finish] nothing remains.
    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException _) {
            // what could not be written is thrown away
        }
        discard();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // on the way out already
        }
    }

    private void discard() {
        try {
            if (!draft.equals(file)) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException _) {
            // it was only a draft
        }
    }
}
