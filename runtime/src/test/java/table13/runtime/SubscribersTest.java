package table13.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Pace;
import table13.table.Pause;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.Table;
import table13.table.fair.DealVersion;

@DisplayName("Bots wait")
class SubscribersTest {
    private static final Pause USUAL = Pause.even(600);

    private final Table table = table();
    private final Subscribers subscribers = new Subscribers();

    /// Ada and Ben sit.
    private static Table table() {
        Plan plan = new Plan(Setup.of(Friday.GAME, 3), false, true, 0, 60, Level.EASY);
        return Table.of(
                "0".repeat(32),
                List.of(
                        new LoggedEntry(
                                1, 0, new Entry.Opened("ada", "Ada", plan, "5e".repeat(32), DealVersion.NEWEST)),
                        new LoggedEntry(2, 0, new Entry.Sat(0, "ada", "Ada", "")),
                        new LoggedEntry(3, 0, new Entry.Sat(1, "ben", "Ben", ""))),
                Dealer.FAIR,
                new Presence(0));
    }

    private record Device(String guest, int number) implements Client {
        @Override
        public String name() {
            return guest;
        }

        @Override
        public boolean join(String at) {
            return true;
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void leave(String from) {}

        @Override
        public void send(String message) {}

        @Override
        public void abort() {}
    }

    private Device comes(String guest, int number) {
        Device device = new Device(guest, number);
        subscribers.add(device);
        return device;
    }

    private Pause pause() {
        return subscribers.pause(table, USUAL);
    }

    @Test
    @DisplayName("as long as the server's default, while no seated person is here or none has chosen a pause")
    void usual() {
        assertThat(pause()).isEqualTo(USUAL);
        subscribers.setPause(comes("dora", 1), Pace.AT_ONCE.pause());
        assertThat(pause()).isEqualTo(USUAL);
        comes("ada", 1);
        assertThat(pause()).isEqualTo(USUAL);
    }

    @Test
    @DisplayName("as long as the fastest device of a seated person wants, until it changes its pause or leaves")
    void fastest() {
        Device phone = comes("ada", 1);
        subscribers.setPause(phone, Pace.CALM.pause());
        assertThat(pause()).isEqualTo(Pace.CALM.pause());

        Device ben = comes("ben", 1);
        assertThat(pause()).isEqualTo(USUAL);
        subscribers.setPause(ben, Pace.NORMAL.pause());
        assertThat(pause()).isEqualTo(Pace.NORMAL.pause());
        Device desktop = comes("ada", 2);
        subscribers.setPause(desktop, Pace.FAST.pause());
        assertThat(pause()).isEqualTo(Pace.FAST.pause());

        subscribers.remove(desktop);
        assertThat(pause()).isEqualTo(Pace.NORMAL.pause());
        subscribers.setPause(ben, Pace.AT_ONCE.pause());
        assertThat(pause()).isEqualTo(Pause.even(0));
        subscribers.remove(ben);
        subscribers.add(ben);
        assertThat(pause()).isEqualTo(USUAL);
    }
}
