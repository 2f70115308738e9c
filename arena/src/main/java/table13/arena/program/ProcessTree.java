package table13.arena.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A process and its descendants, so that no process outlives the arena.
///
/// While a process lives, the operating system knows its children. The children of an ended process are orphans; on
/// Linux they are found by a mark in their inherited environment. Thread-safe.
final class ProcessTree {
    private static final String VARIABLE = "TABLE13_BOT";
    private static final Path PROCESSES = Path.of("/proc");
    private static final int MOST_PASSES = 10;

    private final ProcessHandle process;
    private final String mark;
    private final Set<ProcessHandle> known = new LinkedHashSet<>();

    ProcessTree(ProcessHandle process, String mark) {
        this.process = process;
        this.mark = mark;
        known.add(process);
    }

    /// Adds a mark to the environment of a process before its start.
    static String mark(Map<String, String> environment, long number) {
        String mark = ProcessHandle.current().pid() + "-" + number + "-" + System.nanoTime();
        environment.put(VARIABLE, mark);
        return VARIABLE + "=" + mark;
    }

    /// Collects the descendants, before the process is asked to end.
    synchronized void count() {
        process.descendants().forEach(known::add);
    }

    /// Repeated, because a process may start children before it dies.
    synchronized void kill() {
        count();
        known.forEach(ProcessHandle::destroyForcibly);
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            List<ProcessHandle> orphans = marked();
            if (orphans.isEmpty()) {
                return;
            }
            orphans.forEach(ProcessHandle::destroyForcibly);
        }
    }

    private List<ProcessHandle> marked() {
        List<ProcessHandle> found = new ArrayList<>();
        if (!Files.isDirectory(PROCESSES)) {
            return found;
        }
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path folder : folders) {
                long pid = Long.parseLong(folder.getFileName().toString());
                if (pid != ProcessHandle.current().pid() && isMarked(folder)) {
                    ProcessHandle.of(pid).ifPresent(found::add);
                }
            }
        } catch (IOException | UncheckedIOException | DirectoryIteratorException _) {
            // Without /proc only the collected processes are killed.
        }
        return found;
    }

    private boolean isMarked(Path folder) {
        try {
            String environment = Files.readString(folder.resolve("environ"), StandardCharsets.ISO_8859_1);
            return ("\0" + environment + "\0").contains("\0" + mark + "\0");
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }
}
