package table13.load;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Somebody who says hello again and again, never reads an answer, and comes back when the line is cut.
final class NonReadingGuest implements SocketListener {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);

    private final RunContext run;
    private final Crowd crowd;
    private @Nullable ClientSocket socket;

    NonReadingGuest(RunContext run, Crowd crowd) {
        this.run = run;
        this.crowd = crowd;
    }

    /// What became of all deaf guests.
    static final class Crowd {
        private int connected;
        private long dropped;
        private boolean isOver;

        int connected() {
            return connected;
        }

        long dropped() {
            return dropped;
        }

        /// Nobody comes back any more.
        void end() {
            isOver = true;
        }
    }

    void come() {
        if (!crowd.isOver) {
            run.loop.connect(run.plan.socket(0), this);
        }
    }

    @Override
    public boolean isDeaf() {
        return true;
    }

    @Override
    public void opened(ClientSocket opened) {
        socket = opened;
        crowd.connected++;
        opened.deafen();
        // They do not all speak at the same time.
        run.loop.at(System.nanoTime() + EVERY * (crowd.connected % 100) / 100, this::speak);
    }

    private void speak() {
        ClientSocket open = socket;
        if (open == null) {
            return;
        }
        if (crowd.isOver) {
            open.end();
        } else if (open.trySend(RequestTexts.hello())) {
            run.loop.at(System.nanoTime() + EVERY, this::speak);
        }
    }

    @Override
    public void text(ClientSocket from, String text) {
        throw new IllegalStateException("A deaf guest hears nothing.");
    }

    @Override
    public void closed(LoadError fault, String how) {
        socket = null;
        crowd.connected--;
        crowd.dropped++;
        run.loop.at(System.nanoTime() + EVERY, this::come);
    }

    @Override
    public void refused(LoadException why) {
        // No place for such a guest just now.
        run.loop.at(System.nanoTime() + 2 * EVERY, this::come);
    }
}
