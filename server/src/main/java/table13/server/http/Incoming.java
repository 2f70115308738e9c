package table13.server.http;

import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicInteger;

/// Assembles the messages of one device and limits its frames. Each message, each ping and each unsolicited pong takes
/// one token. A message may have 16 frames, because networks split long frames. Each further frame takes one token,
/// even if empty.
///
/// Not thread-safe, except [#isAsked].
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

    /// Verdict on a frame or a message.
    enum Ruling {
        /// Accepted.
        TAKEN,
        /// Too fast: refuse it.
        TOO_FAST,
        /// Too many refusals: refuse it and close the connection.
        TOO_MANY,
        /// The message is too long: close the connection.
        TOO_LONG,
        /// Received after the close: ignore it.
        IGNORED,
        /// Too many frames after the close: disconnect.
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

    /// Takes a pong. An answer to a ping of this server takes no token.
    Ruling takePong(long now) {
        boolean isAnswer = openPings.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
        return isAnswer ? Ruling.TAKEN : take(now);
    }

    /// Counts a ping that this server sent. Thread-safe.
    void isAsked() {
        openPings.incrementAndGet();
    }

    /// Ignores all further frames.
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

    /// The assembled message, after its last frame was taken or refused.
    byte[] message() {
        byte[] whole = message.toByteArray();
        message.reset();
        frames = 0;
        return whole;
    }
}
