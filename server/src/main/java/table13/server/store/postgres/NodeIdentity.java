package table13.server.store.postgres;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// The identity of this node. A node without a heartbeat in time is dead for all others, and stays so. It rejoins under
/// a new id, without leases and presence of the old one. So a late heartbeat never has to be judged.
final class NodeIdentity {
    private static final int ID_BYTES = 4;
    private static final int LONGEST_HOST = 40;

    private final String name;
    private final long leaseNanos;
    private int incarnation;
    private volatile String id = "";
    private volatile long heartbeatAt;
    private volatile boolean isAlive;
    private volatile boolean isDraining;

    NodeIdentity(long leaseMillis) {
        leaseNanos = TimeUnit.MILLISECONDS.toNanos(leaseMillis);
        byte[] random = new byte[ID_BYTES];
        new SecureRandom().nextBytes(random);
        name = host() + HexFormat.of().formatHex(random);
        newId();
    }

    /// Makes an id easier to recognize, if the environment has a host name.
    private static String host() {
        String host = Objects.requireNonNullElse(System.getenv("HOSTNAME"), "");
        String clean = host.replaceAll("[^A-Za-z0-9-]", "-");
        return clean.isEmpty() ? "" : clean.substring(0, Math.min(LONGEST_HOST, clean.length())) + "-";
    }

    /// The name, common to all ids of this process.
    String name() {
        return name;
    }

    /// The name within an id.
    static String nameOf(String id) {
        int dot = id.lastIndexOf('.');
        return dot < 0 ? id : id.substring(0, dot);
    }

    String id() {
        return id;
    }

    void newId() {
        isAlive = false;
        incarnation++;
        id = incarnation == 1 ? name : name + "." + incarnation;
    }

    /// Records a successful heartbeat, sent at this time.
    void beat(long nanos) {
        heartbeatAt = nanos;
        isAlive = true;
    }

    /// Whether the others certainly still count this node as alive. A process after a freeze notices its lease expiry
    /// here first.
    boolean isAlive() {
        return isAlive && System.nanoTime() - heartbeatAt < leaseNanos;
    }

    void drain() {
        isDraining = true;
    }

    boolean isDraining() {
        return isDraining;
    }
}
