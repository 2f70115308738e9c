package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import table13.server.kit.Waiting;
import table13.server.store.Nodes;
import table13.server.store.StoreMetrics;

/// Several nodes on their own database, with short intervals.
final class TestCluster implements AutoCloseable {
    /// Long enough that no lease expires on a busy machine.
    static final long LEASE = 8_000;

    static final NodeSettings HURRY = NodeSettings.USUAL
            .withBeat(300, LEASE)
            .withLook(200)
            .withSilence(300)
            .withHealth(300);

    final String address = TestDatabases.fresh();
    private final List<Resident> residents = new ArrayList<>();

    /// One of the nodes.
    record Resident(PostgresStore store, PostgresNodes nodes, TestMember member, AtomicLong bellsHeard) {
        /// The presence of a guest on other nodes, as this node knows it.
        Nodes.RemotePresence sighting(String table, String guest) {
            return nodes.presence(table).guests().stream()
                    .filter(sighting -> sighting.guest().equals(guest))
                    .findFirst()
                    .orElse(null);
        }

        boolean sees(String table, String guest) {
            Nodes.RemotePresence sighting = sighting(table, guest);
            return sighting != null && sighting.isHere();
        }
    }

    Resident join() {
        return join(HURRY);
    }

    Resident join(NodeSettings settings) {
        return join(settings, address);
    }

    /// @param way the address that this node uses, perhaps through a proxy
    Resident join(NodeSettings settings, String way) {
        AtomicLong heard = new AtomicLong();
        StoreMetrics metrics = new CountingMeter(heard);
        PostgresStore store = PostgresStore.open(PostgresAddress.of(way), PostgresSettings.USUAL, settings, metrics);
        Resident resident = new Resident(store, (PostgresNodes) store.nodes(), new TestMember(), heard);
        residents.add(resident);
        resident.nodes.join(resident.member);
        soon(() -> heard.get() > 0 && resident.nodes.isAlive() && resident.member.times("missed something") >= 2);
        resident.member.told.clear();
        return resident;
    }

    /// A failure shows the callbacks of every node, and the rows of the database.
    void soon(Callable<Boolean> isSo) {
        Waiting.until(isSo, this::seen);
    }

    private String seen() {
        StringBuilder seen = new StringBuilder();
        for (Resident each : residents) {
            seen.append(
                    "\nnode %s, alive: %s, told %s".formatted(each.nodes.id(), each.nodes.isAlive(), each.member.told));
        }
        for (String table : List.of("nodes", "presence", "leases")) {
            seen.append("\n").append(table).append(": ").append(rows("SELECT r::text FROM " + table + " r LIMIT 50"));
        }
        return seen.toString();
    }

    private List<String> rows(String query) {
        try (Connection connection = connections().open("test")) {
            return new Sql(connection).rows(query, row -> row.getString(1));
        } catch (SQLException e) {
            return List.of(e.toString());
        }
    }

    /// The time of the database.
    long now() throws SQLException {
        return number("SELECT " + NodeRows.NOW);
    }

    /// Keeps a node without heartbeats alive until [#expire], however slow the machine is.
    ///
    /// @return the former end of its lease
    long keepAlive(Resident dead) throws SQLException {
        long until = number("SELECT until FROM nodes WHERE id = '" + dead.nodes.id() + "'");
        run("UPDATE nodes SET until = until + 3600000 WHERE id = '" + dead.nodes.id() + "'");
        return until;
    }

    /// Expires the lease of a node without heartbeats.
    ///
    /// @return the end of its lease
    long expire(Resident dead) throws SQLException {
        long until = now() - 1;
        run("UPDATE nodes SET until = " + until + " WHERE id = '" + dead.nodes.id() + "'");
        return until;
    }

    void run(String sql) {
        TestDatabases.run(address, sql);
    }

    long number(String sql) throws SQLException {
        try (Connection connection = connections().open("test")) {
            return new Sql(connection).number(sql);
        }
    }

    /// The periodic cleaning of a node.
    void tidy() throws SQLException {
        try (Connection connection = connections().open("test")) {
            ExpiredRowCleaner.cleanUp(new Sql(connection));
        }
    }

    private ConnectionFactory connections() {
        return new ConnectionFactory(PostgresAddress.of(address), PostgresSettings.USUAL);
    }

    @Override
    public void close() {
        residents.forEach(resident -> resident.store.close());
    }

    private record CountingMeter(AtomicLong bells) implements StoreMetrics {
        @Override
        public void batch(int appends) {}

        @Override
        public void conflict() {}

        @Override
        public void unknown() {}

        @Override
        public void notified(long nanos) {
            bells.incrementAndGet();
        }

        @Override
        public void ready(boolean isSo) {}

        @Override
        public void leases(int tables) {}

        @Override
        public void present(int guests) {}
    }
}
