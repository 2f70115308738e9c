package table13.cli.serve;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The threads of another Java that compile. What they need depends on how long a server runs, not on its moves.
final class CompilerThreads {
    /// A Java with this option keeps all of them, so none takes its processor time along when it ends.
    static final String KEPT = "-XX:-UseDynamicNumberOfCompilerThreads";

    /// Of `/proc/PID/task/TID/stat`: the name, and the ticks spent in user and in kernel mode.
    private static final Pattern STAT =
            Pattern.compile("\\d+ \\(C[12] CompilerThre.*\\) \\S(?: -?\\d+){10} (\\d+) (\\d+) .*\\s*");

    private static final long NANOS_PER_TICK = 10_000_000;

    private CompilerThreads() {}

    /// Their processor time so far, in nanoseconds; negative if the system does not tell threads apart, as all but
    /// Linux.
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
            // It has ended.
            return "";
        }
    }
}
