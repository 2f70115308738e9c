package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CompilerThreadsTest {
    @TempDir
    Path threads;

    @Test
    @DisplayName("Adds up user and kernel time of both compilers, and of no other thread")
    void sum() throws IOException {
        thread(1, "java", 1000, 1000);
        thread(8, "C2 CompilerThre", 40, 2);
        thread(9, "C1 CompilerThre", 300, 1);
        thread(10, "a C2 CompilerTh", 1000, 1000);
        Files.createDirectory(threads.resolve("11"));
        assertThat(CompilerThreads.cpuNanos(threads)).isEqualTo(3_430_000_000L);
    }

    @Test
    @DisplayName("Without compiler threads the result is unknown")
    void unknown() throws IOException {
        thread(1, "java", 1000, 1000);
        assertThat(CompilerThreads.cpuNanos(threads)).isNegative();
        assertThat(CompilerThreads.cpuNanos(threads.resolve("nowhere"))).isNegative();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("Finds the compiler threads of this Java")
    void own() {
        assertThat(CompilerThreads.cpuNanos(ProcessHandle.current().pid())).isNotNegative();
    }

    private void thread(int id, String name, int user, int kernel) throws IOException {
        Files.writeString(
                Files.createDirectory(threads.resolve(String.valueOf(id))).resolve("stat"),
                id + " (" + name + ") S 1 1 1 0 -1 4194368 9 0 0 0 " + user + " " + kernel + " 0 0 20 0 30 0 7 8 9\n");
    }
}
