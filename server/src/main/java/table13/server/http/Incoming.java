package table13.server.http;

import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicInteger;

/// Puts the messages of one device together and limits how many frames it may send. Each message, each ping and each
/// pong that was not asked for costs one credit. A message may come in 16 frames, because networks cut long frames into
/// pieces; each further frame costs one credit, too, even if it is empty.
///
/// Not thread-safe, but for [#isAsked].
final class Incoming {
    private static final int PER_SECOND = 20;
    private static final int AT_ONCE = 60;
    private static final int MOST_REFUSED = 50;
    private static final int MOST_AFTER_THE_END = 50;
    private static final int FREE_FRAMES = 16;

    /// In bytes.
    static final int LONGEST_MESSAGE = 4096;

    private final TokenBucket bucket;
    private final AtomicInteger openPings = new AtomicInteger();
    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private int frames;
    private int refused;
    private int ignored;
    private boolean isOver;

    Incoming(long now) {
        bucket = new TokenBucket(PER_SECOND, AT_ONCE, now);
    }

    /// What is to be done about a frame or a message.
    enum Ruling {
        /// It is taken.
        TAKEN,
        /// It came too fast: refuse it.
        TOO_FAST,
        /// Too many came too fast: refuse it and close the connection.
        TOO_MANY,
        /// The message is longer than any message may be: close the connection.
        TOO_LONG,
        /// It came after the connection was closed.
        IGNORED,
        /// The device goes on sending after the connection was closed: cut it off.
        CUT_OFF
    }

    /// Takes a whole message, or a ping.
    Ruling take(long now) {
        if (isOver) {
            return ++ignored > MOST_AFTER_THE_END ? Ruling.CUT_OFF : Ruling.IGNORED;
        }
        if (bucket.take(now)) {
            return Ruling.TAKEN;
        }
        isOver = ++refused > MOST_REFUSED;
        return isOver ? Ruling.TOO_MANY : Ruling.TOO_FAST;
    }

    /// Takes a pong. One that answers a ping of this server is free.
    Ruling takePong(long now) {
        boolean isAnswer = openPings.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
        return isAnswer ? Ruling.TAKEN : take(now);
    }

    /// This server has sent a ping. Thread-safe.
    void isAsked() {
        openPings.incrementAndGet();
    }

    /// Nothing is taken any more.
    void end() {
        isOver = true;
    }

    /// Takes one frame of a message.
    Ruling takeFrame(byte[] payload, long now) {
        if (isOver) {
            return take(now);
        }
        isOver = message.size() + payload.length > LONGEST_MESSAGE;
        if (isOver) {
            return Ruling.TOO_LONG;
        }
        message.writeBytes(payload);
        return ++frames > FREE_FRAMES ? take(now) : Ruling.TAKEN;
    }

    /// The message whose last frame was just taken, or refused.
    byte[] message() {
        byte[] whole = message.toByteArray();
        message.reset();
        frames = 0;
        return whole;
    }
}
