package table13.server.kit;

import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.server.store.Health;
import table13.server.store.Nodes;

/// One node of [TestNodes], as seen by its own process.
final class TestResident implements Nodes {
    private final TestNodes all;
    private final String id;
    private final int reads;
    private final long since = System.currentTimeMillis();
    private volatile @Nullable NodeListener listener;
    private volatile long until = Long.MAX_VALUE;
    private volatile boolean isDead;
    private volatile boolean isDraining;

    record Row(boolean isHere, long since) {}

    TestResident(TestNodes all, String id, int reads) {
        this.all = all;
        this.id = id;
        this.reads = reads;
    }

    @Override
    public String id() {
        return id;
    }

    void die() {
        isDead = true;
        until = now() + TestNodes.LEASE_MILLIS;
    }

    boolean isDead() {
        return isDead;
    }

    private boolean isAlive() {
        return now() <= until;
    }

    private static long now() {
        return System.currentTimeMillis();
    }

    void hear(Consumer<NodeListener> message) {
        NodeListener joined = listener;
        if (joined != null && !isDead) {
            message.accept(joined);
        }
    }

    @Override
    public void join(NodeListener joining) {
        listener = joining;
    }

    @Override
    public List<Node> all() {
        all.check(this);
        return all.residents().stream()
                .map(node -> new Node(
                        node.id, "test", node.since, node.until, node.reads, node.isDraining, 0, 0, 0, 0, Health.READY))
                .toList();
    }

    @Override
    public InstantSource clock() {
        return InstantSource.system();
    }

    // ---- presence

    @Override
    public void isHere(String table, String guest, boolean isSo) {
        if (!isDead) {
            all.presence.put(new TestNodes.Seen(table, guest, this), new Row(isSo, now()));
            all.stir(table);
        }
    }

    @Override
    public void isAway(String table, String guest, long since) {
        if (!isDead
                && seen(table).stream().noneMatch(sighting -> sighting.guest().equals(guest))) {
            all.presence.put(new TestNodes.Seen(table, guest, this), new Row(false, since));
            all.stir(table);
        }
    }

    @Override
    public PresenceSnapshot presence(String table) {
        all.check(this);
        return new PresenceSnapshot(seen(table), Long.MIN_VALUE);
    }

    private List<RemotePresence> seen(String table) {
        Map<String, RemotePresence> seen = new HashMap<>();
        all.presence.forEach((key, row) -> {
            boolean isOwnAndHere = row.isHere() && key.node() == this;
            if (key.table().equals(table) && !isOwnAndHere) {
                boolean isHere = row.isHere() && key.node().isAlive();
                long since = row.isHere() ? key.node().until : row.since();
                seen.merge(
                        key.guest(),
                        new RemotePresence(key.guest(), isHere, since),
                        (one, other) -> new RemotePresence(
                                one.guest(), one.isHere() || other.isHere(), Math.max(one.since(), other.since())));
            }
        });
        return List.copyOf(seen.values());
    }

    // ---- leases

    @Override
    public boolean holdsLease(String table) {
        return !isDead && all.leases.get(table) == this;
    }

    @Override
    public void acquireLease(String table) {
        if (!holdsLease(table) && claim(table)) {
            all.stir(table);
        }
    }

    private boolean claim(String table) {
        return !isDead
                && !isDraining
                && all.leases.merge(table, this, (has, wants) -> has.isAlive() ? has : wants) == this;
    }

    @Override
    public Set<String> acquireLease(Collection<String> tables) {
        all.check(this);
        Set<String> got = new HashSet<>();
        tables.stream().filter(this::claim).forEach(got::add);
        return got;
    }

    @Override
    public void releaseLease(String table) {
        if (all.leases.remove(table, this)) {
            all.stir(table);
        }
    }

    @Override
    public int count(String what, int more) {
        return 0;
    }

    @Override
    public void drain() {
        isDraining = true;
        List.copyOf(all.leases.keySet()).forEach(this::releaseLease);
    }
}
