package table13.server.store.postgres;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// Who this node is. A node that did not beat in time is dead for all others, and stays so: it goes on as another one,
/// with a new id and without anything the old one had. So nobody ever has to decide whether a late sign of life counts.
final class NodeIdentity {
    private static final int ID_BYTES = 4;
    private static final int LONGEST_HOST = 40;

    private final String name;
    private final long leaseNanos;
    private int lives;
    private volatile String id = "";
    private volatile long beatAt;
    private volatile boolean isAlive;
    private volatile boolean isDraining;

    NodeIdentity(long leaseMillis) {
        leaseNanos = TimeUnit.MILLISECONDS.toNanos(leaseMillis);
        byte[] random = new byte[ID_BYTES];
        new SecureRandom().nextBytes(random);
        name = host() + HexFormat.of().formatHex(random);
        newId();
    }

    /// Makes an id easier to recognize, where the machine says its name for nothing.
    private static String host() {
        String host = Objects.requireNonNullElse(System.getenv("HOSTNAME"), "");
        String clean = host.replaceAll("[^A-Za-z0-9-]", "-");
        return clean.isEmpty() ? "" : clean.substring(0, Math.min(LONGEST_HOST, clean.length())) + "-";
    }

    /// The same for all its lives.
    String name() {
        return name;
    }

    /// The name of whoever had or has this id.
    static String nameOf(String id) {
        int dot = id.lastIndexOf('.');
        return dot < 0 ? id : id.substring(0, dot);
    }

    String id() {
        return id;
    }

    void newId() {
        isAlive = false;
        lives++;
        id = lives == 1 ? name : name + "." + lives;
    }

    /// It has beaten; the beat was sent then.
    void beat(long nanos) {
        beatAt = nanos;
        isAlive = true;
    }

    /// Whether the others certainly still count it as alive. A process that was frozen notices it here first.
    boolean isAlive() {
        return isAlive && System.nanoTime() - beatAt < leaseNanos;
    }

    void drain() {
        isDraining = true;
    }

    boolean isDraining() {
        return isDraining;
    }
}
