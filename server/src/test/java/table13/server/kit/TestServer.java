package table13.server.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.http.Limits;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;

/// A real server for tests, with its guests. Its clock advances only on request. Due actions then run with the next
/// request at the table.
public final class TestServer implements AutoCloseable {
    private final Path folder;
    private final TableServer server;
    private final SetClock clock = new SetClock();
    private final List<TestGuest> persons = new ArrayList<>();

    private TestServer(Path folder, ServerSettings settings) throws IOException {
        this.folder = folder;
        server = GivenServer.start(settings, SqliteStore.open(folder), clock, new SecureRandom(), Dealer.FAIR);
    }

    public static TestServer open() {
        return with(settings -> settings);
    }

    public static TestServer with(UnaryOperator<ServerSettings> change) {
        try {
            Path folder = Files.createTempDirectory("table13");
            return new TestServer(
                    folder, change.apply(ServerSettings.usual(folder, 0).withPause(0)));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Behind a reverse proxy, with other limits.
    public static TestServer behindProxy(UnaryOperator<Limits> change) {
        return with(settings -> settings.withWeb(settings.web()
                .withProxy(true)
                .withLimits(change.apply(settings.web().limits()))));
    }

    /// On this machine only, with other limits.
    public static TestServer limited(UnaryOperator<Limits> change) {
        return with(settings -> settings.withWeb(
                settings.web().withLimits(change.apply(settings.web().limits()))));
    }

    private static final class SetClock implements InstantSource {
        private final AtomicLong now = new AtomicLong(System.currentTimeMillis());

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(now.get());
        }
    }

    /// Folder of the store, deleted on close.
    public Path folder() {
        return folder;
    }

    public int port() {
        return server.port();
    }

    /// A new guest.
    public TestGuest guest() {
        return remembered(TestGuest.comesTo(port()));
    }

    /// A new guest behind a reverse proxy.
    public TestGuest guestFrom(String address) {
        return remembered(TestGuest.comesFrom(address, port()));
    }

    public List<TestGuest> guests(int count) {
        List<TestGuest> guests = new ArrayList<>();
        while (guests.size() < count) {
            guests.add(guest());
        }
        return guests;
    }

    /// Another device of the guest.
    public TestGuest anotherDeviceOf(TestGuest person) {
        return remembered(TestGuest.withCookie(port(), person.cookie()));
    }

    private TestGuest remembered(TestGuest person) {
        persons.add(person);
        return person;
    }

    /// Seats the guests at a table with as many seats, the host first.
    ///
    /// @return the id of the table
    public String seat(List<TestGuest> guests, String game, Object... more) {
        String table = guests.getFirst().opens(game, guests.size(), more);
        for (int seat = 1; seat < guests.size(); seat++) {
            guests.get(seat).joins(table, seat);
        }
        return table;
    }

    /// Seats the guests as [#seat] does, and starts the match.
    public String deal(List<TestGuest> guests, String game, Object... more) {
        String table = seat(guests, game, more);
        guests.getFirst().does("start", "table", table);
        return table;
    }

    /// Sets the clock forward.
    public void wait(Duration time) {
        clock.now.addAndGet(time.toMillis());
    }

    public long now() {
        return clock.millis();
    }

    @Override
    public void close() {
        persons.forEach(TestGuest::close);
        server.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
