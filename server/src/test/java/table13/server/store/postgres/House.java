package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import table13.server.store.Nodes;
import table13.server.store.StoreMeter;

/// Several nodes on one database of their own, in more of a hurry than usual.
final class House implements AutoCloseable {
    /// Long enough that a busy machine does not let a node lapse.
    static final long LEASE = 4_000;

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
        Nodes.Sighting sighting(String table, String guest) {
            return nodes.sightings(table).guests().stream()
                    .filter(sighting -> sighting.guest().equals(guest))
                    .findFirst()
                    .orElse(null);
        }

        boolean sees(String table, String guest) {
            Nodes.Sighting sighting = sighting(table, guest);
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
        StoreMeter meter = new CountingMeter(heard);
        PostgresStore store = PostgresStore.open(PostgresAddress.of(way), PostgresSettings.USUAL, settings, meter);
        Resident resident = new Resident(store, (PostgresNodes) store.nodes(), new TestMember(), heard);
        residents.add(resident);
        resident.nodes.join(resident.member);
        Soon.soon(() -> heard.get() > 0 && resident.nodes.isAlive() && resident.member.times("missed something") >= 2);
        resident.member.told.clear();
        return resident;
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
            Janitor.tidy(new Sql(connection));
        }
    }

    private Dialer dialer() {
        return new Dialer(PostgresAddress.of(address), PostgresSettings.USUAL);
    }

    @Override
    public void close() {
        residents.forEach(resident -> resident.store.close());
    }

    private record CountingMeter(AtomicLong bells) implements StoreMeter {
        @Override
        public void batch(int appends) {}

        @Override
        public void behind() {}

        @Override
        public void unknown() {}

        @Override
        public void heard(long nanos) {
            bells.incrementAndGet();
        }

        @Override
        public void ready(boolean isSo) {}

        @Override
        public void looksAfter(int tables) {}

        @Override
        public void present(int guests) {}
    }
}
