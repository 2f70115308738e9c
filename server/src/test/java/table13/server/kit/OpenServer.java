package table13.server.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.http.Limits;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;

/// A real server for tests, and whoever has come to it. Its clock stands still until it is set forward. Whatever is due
/// then is done as soon as somebody asks for something at the table.
public final class OpenServer implements AutoCloseable {
    private final TableServer server;
    private final SetClock clock = new SetClock();
    private final List<Person> persons = new ArrayList<>();

    private OpenServer(ServerSettings settings) {
        try {
            server = GivenServer.start(
                    settings, SqliteStore.open(settings.data()), clock, new SecureRandom(), Dealer.FAIR);
        } catch (IOException problem) {
            throw new IllegalStateException(problem);
        }
    }

    public static OpenServer in(Path folder) {
        return with(folder, settings -> settings);
    }

    public static OpenServer with(Path folder, UnaryOperator<ServerSettings> change) {
        return new OpenServer(change.apply(ServerSettings.usual(folder, 0).withPause(0)));
    }

    /// As a reverse proxy would want it, with so many connections for all and for each address.
    public static OpenServer behindProxy(Path folder, int mostConnections, int mostPerAddress) {
        return behindProxy(folder, limits -> limits.withLines(mostConnections, mostPerAddress));
    }

    public static OpenServer behindProxy(Path folder, UnaryOperator<Limits> change) {
        return with(
                folder,
                settings -> settings.withWeb(settings.web()
                        .withProxy(true)
                        .withLimits(change.apply(settings.web().limits()))));
    }

    /// On this machine alone, with other limits.
    public static OpenServer limited(Path folder, UnaryOperator<Limits> change) {
        return with(
                folder,
                settings -> settings.withWeb(
                        settings.web().withLimits(change.apply(settings.web().limits()))));
    }

    private static final class SetClock implements InstantSource {
        private final AtomicLong now = new AtomicLong(System.currentTimeMillis());

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(now.get());
        }
    }

    public int port() {
        return server.port();
    }

    /// Somebody new.
    public Person guest() {
        return remembered(Person.comesTo(port()));
    }

    public List<Person> guests(int count) {
        List<Person> guests = new ArrayList<>();
        while (guests.size() < count) {
            guests.add(guest());
        }
        return guests;
    }

    /// The same person once more.
    public Person anotherDeviceOf(Person person) {
        return remembered(Person.withCookie(port(), person.cookie()));
    }

    private Person remembered(Person person) {
        persons.add(person);
        return person;
    }

    /// The host and others at a table with so many seats, all taken, the first by the host.
    ///
    /// @return the id of the table
    public String seat(List<Person> guests, String game, Object... more) {
        String table = guests.getFirst().opens(game, guests.size(), more);
        for (int seat = 1; seat < guests.size(); seat++) {
            guests.get(seat).joins(table, seat);
        }
        return table;
    }

    /// As [#seat], and the cards are dealt.
    public String deal(List<Person> guests, String game, Object... more) {
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
        persons.forEach(Person::close);
        server.close();
    }
}
