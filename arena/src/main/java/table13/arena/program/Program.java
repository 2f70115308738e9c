package table13.arena.program;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// A running program with line input and output. Sending and receiving never wait beyond the deadline, whatever the
/// program does: two threads do the blocking calls.
final class Program {
    private static final int LONGEST_LINE = 1 << 16;
    private static final int MOST_UNHEARD = 16;
    private static final AtomicLong COUNT = new AtomicLong();

    private final Process process;
    private final ProcessTree processes;
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(MOST_UNHEARD);
    private final BlockingQueue<String> toSay = new ArrayBlockingQueue<>(1);
    private final List<Thread> threads;
    private boolean hasStarted;
    private long startNanos;
    private long cpuNanos;

    /// Output of the program.
    sealed interface Heard {

        /// A whole line.
        ///
        /// @param text null if it was no UTF-8
        record Line(@Nullable String text) implements Heard {}

        /// The program ended, or sent an endless line.
        record End() implements Heard {}
    }

    /// Starts the program.
    ///
    /// @param showsErrors whether its error stream goes to ours; otherwise it is dropped
    /// @throws IOException if there is no such program
    Program(List<String> words, boolean showsErrors) throws IOException {
        long number = COUNT.incrementAndGet();
        ProcessBuilder builder =
                new ProcessBuilder(words).redirectError(showsErrors ? Redirect.INHERIT : Redirect.DISCARD);
        String mark = ProcessTree.mark(builder.environment(), number);
        process = builder.start();
        processes = new ProcessTree(process.toHandle(), mark);
        threads = List.of(
                Thread.ofPlatform().daemon().name("listen-" + number).start(this::listen),
                Thread.ofPlatform().daemon().name("talk-" + number).start(this::talk));
    }

    /// Queues a line. Fails if the line before is still unread at the deadline.
    ///
    /// @return whether the line was queued
    boolean say(String line, long deadline) throws InterruptedException {
        return toSay.offer(line, deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    /// The next line; null at the deadline.
    @Nullable
    Heard hear(long deadline) throws InterruptedException {
        return heard.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    private void talk() {
        try (OutputStream out = process.getOutputStream()) {
            String line;
            do {
                line = toSay.take();
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            } while (!line.equals(ProgramMessages.bye()));
        } catch (IOException | InterruptedException _) {
            // The program closed its input. The other thread will notice the end.
        }
    }

    private void listen() {
        byte[] line = new byte[LONGEST_LINE];
        int length = 0;
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            int next = in.read();
            while (next >= 0 && length < LONGEST_LINE) {
                if (next == '\n') {
                    heard.put(new Heard.Line(text(line, length)));
                    length = 0;
                } else {
                    line[length++] = (byte) next;
                }
                next = in.read();
            }
            heard.put(new Heard.End());
        } catch (IOException _) {
            heard.offer(new Heard.End());
        } catch (InterruptedException _) {
            // The receiver has gone.
        }
    }

    private static @Nullable String text(byte[] line, int length) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line, 0, length))
                    .toString();
        } catch (CharacterCodingException _) {
            return null;
        }
    }

    /// Starts the measurement of processor time. The start-up is excluded.
    synchronized void hasStarted() {
        startNanos = totalCpuNanos();
        hasStarted = true;
    }

    /// The processor time, in nanoseconds, as far as the system reports it, without child processes. The system
    /// discards the value when the process ends, so the last reading is kept.
    synchronized long cpuNanos() {
        if (hasStarted) {
            cpuNanos = Math.max(cpuNanos, totalCpuNanos() - startNanos);
        }
        return cpuNanos;
    }

    private long totalCpuNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /// Sends the last message, and waits briefly until the program ends by itself.
    void dismiss(long millis) throws InterruptedException {
        processes.count();
        if (say(ProgramMessages.bye(), System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis))) {
            process.waitFor(millis, TimeUnit.MILLISECONDS);
        }
    }

    /// Kills the program and all its descendants.
    void kill() {
        cpuNanos();
        processes.kill();
        threads.forEach(Thread::interrupt);
    }
}
