package table13.cli.serve;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Processor time of the JIT compiler threads of another Java process. It depends on the uptime of the server, not on
/// its moves.
final class CompilerThreads {
    /// With this option Java keeps all compiler threads; a thread that ends would take its processor time along.
    static final String KEPT = "-XX:-UseDynamicNumberOfCompilerThreads";

    /// Format of `/proc/PID/task/TID/stat`: the name, and the ticks in user and in kernel mode.
    private static final Pattern STAT =
            Pattern.compile("\\d+ \\(C[12] CompilerThre.*\\) \\S(?: -?\\d+){10} (\\d+) (\\d+) .*\\s*");

    private static final long NANOS_PER_TICK = 10_000_000;

    private CompilerThreads() {}

    /// In nanoseconds; negative if the system does not list threads, as all but Linux.
    static long cpuNanos(long pid) {
        return cpuNanos(Path.of("/proc", String.valueOf(pid), "task"));
    }

    static long cpuNanos(Path threads) {
        long ticks = 0;
        boolean isFound = false;
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(threads)) {
            for (Path thread : folders) {
                Matcher stat = STAT.matcher(stat(thread));
                if (stat.matches()) {
                    isFound = true;
                    ticks += Long.parseLong(stat.group(1)) + Long.parseLong(stat.group(2));
                }
            }
        } catch (IOException _) {
            return -1;
        }
        return isFound ? ticks * NANOS_PER_TICK : -1;
    }

    private static String stat(Path thread) {
        try {
            return Files.readString(thread.resolve("stat"));
        } catch (IOException _) {
            // The thread has ended.
            return "";
        }
    }
}
