package table13.load;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A guest that sends hello repeatedly, never reads, and reconnects when it is disconnected.
final class NonReadingGuest implements SocketListener {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);

    private final RunContext run;
    private final Crowd crowd;
    private @Nullable ClientSocket socket;

    NonReadingGuest(RunContext run, Crowd crowd) {
        this.run = run;
        this.crowd = crowd;
    }

    /// Counts all non-reading guests.
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

        /// Ends the reconnections.
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
        // The requests of guests are staggered.
        run.loop.at(System.nanoTime() + EVERY * (crowd.connected % 100) / 100, this::sendHello);
    }

    private void sendHello() {
        ClientSocket open = socket;
        if (open == null) {
            return;
        }
        if (crowd.isOver) {
            open.end();
        } else if (open.trySend(RequestTexts.hello())) {
            run.loop.at(System.nanoTime() + EVERY, this::sendHello);
        }
    }

    @Override
    public void text(ClientSocket from, String text) {
        throw new IllegalStateException("A non-reading guest received a message.");
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
        // The server has no room now.
        run.loop.at(System.nanoTime() + 2 * EVERY, this::come);
    }
}
