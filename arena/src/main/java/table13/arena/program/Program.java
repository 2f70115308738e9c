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

/// A running program, to which lines are said and from which lines are heard. Neither saying nor hearing ever waits
/// longer than it is told to, whatever the program does: two threads of our own do the waiting.
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

    /// What comes from the program.
    sealed interface Heard {

        /// A whole line.
        ///
        /// @param text null if it was no UTF-8
        record Line(@Nullable String text) implements Heard {}

        /// It ended, or said a line without end.
        record End() implements Heard {}
    }

    /// Starts it.
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

    /// Hands a line over, unless the one before is still waiting to be read when the time is up.
    ///
    /// @return whether it was handed over
    boolean say(String line, long deadline) throws InterruptedException {
        return toSay.offer(line, deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    /// The next line; null if none comes in time.
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
            // it does not listen any more, which the other thread will notice
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
            // nobody listens any more
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

    /// From here on it is at work: what it took to start does not count.
    synchronized void hasStarted() {
        startNanos = totalCpuNanos();
        hasStarted = true;
    }

    /// How much processor time it used, as far as the machine tells: what its children used is not counted. Once it has
    /// ended, the machine has forgotten.
    synchronized long cpuNanos() {
        if (hasStarted) {
            cpuNanos = Math.max(cpuNanos, totalCpuNanos() - startNanos);
        }
        return cpuNanos;
    }

    private long totalCpuNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /// Says the last word, and waits until it has ended by itself, but not for long.
    void dismiss(long millis) throws InterruptedException {
        processes.count();
        if (say(ProgramMessages.bye(), System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis))) {
            process.waitFor(millis, TimeUnit.MILLISECONDS);
        }
    }

    /// Ends it and everything that it started.
    void kill() {
        cpuNanos();
        processes.kill();
        threads.forEach(Thread::interrupt);
    }
}
