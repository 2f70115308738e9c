package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.function.Consumer;

/// One connection through a [FaultProxy], with a thread for each direction.
///
/// Data that arrives at once is treated as one request. The driver sends short requests that way; of a long one the
/// server may receive a part, as in a real network.
final class FaultyLine {
    /// The first few packets are the handshake.
    private static final int HANDSHAKE_PACKETS = 2;

    private static final long LATE_MILLIS = 250;
    private static final long GHOST_MILLIS = 2_000;

    private final Socket client;
    private final Socket server;
    private final String victims;
    private final FaultProxy proxy;
    private final Consumer<FaultyLine> ended;
    private volatile boolean isMuffled;
    private volatile boolean isGhost;

    FaultyLine(Socket client, Socket server, String victims, FaultProxy proxy, Consumer<FaultyLine> ended)
            throws IOException {
        this.client = client;
        this.server = server;
        this.victims = victims;
        this.proxy = proxy;
        this.ended = ended;
        client.setTcpNoDelay(true);
        server.setTcpNoDelay(true);
    }

    void begin() {
        Thread.ofVirtual().start(() -> run(this::requests));
        Thread.ofVirtual().start(() -> run(this::answers));
    }

    private interface Direction {
        void run() throws IOException, InterruptedException;
    }

    private void run(Direction direction) {
        try {
            direction.run();
        } catch (IOException | InterruptedException e) {
            // One side has closed, so close the other.
        }
        close();
    }

    private void requests() throws IOException, InterruptedException {
        byte[] bytes = new byte[1 << 20];
        InputStream in = client.getInputStream();
        OutputStream out = server.getOutputStream();
        boolean isVictim = false;
        int greetings = 0;
        for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
            if (greetings < HANDSHAKE_PACKETS) {
                greetings++;
                isVictim |= new String(bytes, 0, length, ISO_8859_1).contains("application_name\0" + victims);
                out.write(bytes, 0, length);
                continue;
            }
            FaultProxy.Fate fate = isVictim ? proxy.draw() : FaultProxy.Fate.PASS;
            switch (fate) {
                case PASS -> out.write(bytes, 0, length);
                case CUT -> {
                    return;
                }
                case SWALLOW -> {
                    isMuffled = true;
                    out.write(bytes, 0, length);
                    client.close();
                    Thread.sleep(GHOST_MILLIS);
                }
                case SILENCE -> {
                    isMuffled = true;
                    out.write(bytes, 0, length);
                }
                case LATE, HELD -> {
                    isMuffled = true;
                    client.close();
                    if (fate == FaultProxy.Fate.LATE) {
                        Thread.sleep(LATE_MILLIS);
                    } else {
                        proxy.awaitGhosts();
                    }
                    isGhost = true;
                    out.write(bytes, 0, length);
                    Thread.sleep(GHOST_MILLIS);
                }
            }
        }
    }

    private void answers() throws IOException {
        byte[] bytes = new byte[1 << 16];
        InputStream in = server.getInputStream();
        OutputStream out = client.getOutputStream();
        for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
            if (!isMuffled) {
                out.write(bytes, 0, length);
            } else if (isGhost) {
                isGhost = false;
                proxy.ghostIsAnswered();
            }
        }
    }

    void close() {
        ended.accept(this);
        for (Socket each : new Socket[] {client, server}) {
            try {
                each.close();
            } catch (IOException e) {
                // closed already
            }
        }
    }
}
