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

/// Several nodes on one database of their own, in more of a hurry than usual.
final class TestCluster implements AutoCloseable {
    /// Long enough that a busy machine does not let a node lapse.
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
        /// What this node knows of a guest from others.
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

    /// @param way the address by which this node goes, perhaps with something in between
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

    /// A failure says what every node was told, and what the database holds.
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
        try (Connection connection = dialer().open("test")) {
            return new Sql(connection).rows(query, row -> row.getString(1));
        } catch (SQLException e) {
            return List.of(e.toString());
        }
    }

    /// The time of the database.
    long now() throws SQLException {
        return number("SELECT " + NodeRows.NOW);
    }

    /// A node that beats no more counts as alive until [#expire], however slow the machine is.
    ///
    /// @return until when it would have
    long keepAlive(Resident dead) throws SQLException {
        long until = number("SELECT until FROM nodes WHERE id = '" + dead.nodes.id() + "'");
        run("UPDATE nodes SET until = until + 3600000 WHERE id = '" + dead.nodes.id() + "'");
        return until;
    }

    /// The time of a node that beats no more is up.
    ///
    /// @return until when it counted as alive
    long expire(Resident dead) throws SQLException {
        long until = now() - 1;
        run("UPDATE nodes SET until = " + until + " WHERE id = '" + dead.nodes.id() + "'");
        return until;
    }

    void run(String sql) {
        TestDatabases.run(address, sql);
    }

    long number(String sql) throws SQLException {
        try (Connection connection = dialer().open("test")) {
            return new Sql(connection).number(sql);
        }
    }

    /// What every node does now and then.
    void tidy() throws SQLException {
        try (Connection connection = dialer().open("test")) {
            ExpiredRowCleaner.cleanUp(new Sql(connection));
        }
    }

    private ConnectionFactory dialer() {
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
        public void heard(long nanos) {
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
