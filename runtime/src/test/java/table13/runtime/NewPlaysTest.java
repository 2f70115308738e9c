package table13.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;
import table13.table.Dealer;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Presence;
import table13.table.Table;
import table13.table.Verdict;
import table13.table.fair.DealVersion;
import table13.wire.Json;

@DisplayName("Updates with new plays only")
class NewPlaysTest {
    private static final int LONGEST_BATCH = 5;

    private final SplitMix chance = new SplitMix(13);

    static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    private static final class Device implements Client {
        private final String guest;
        private final boolean takesNewPlays;
        private final List<String> received = new ArrayList<>();

        Device(String guest, boolean takesNewPlays) {
            this.guest = guest;
            this.takesNewPlays = takesNewPlays;
        }

        @Override
        public String guest() {
            return guest;
        }

        @Override
        public String name() {
            return guest;
        }

        @Override
        public boolean join(String table) {
            return true;
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void leave(String table) {}

        @Override
        public boolean takesNewPlays() {
            return takesNewPlays;
        }

        @Override
        public void send(String message) {
            received.add(message);
        }

        @Override
        public void abort() {}
    }

    private static void play(Table table, Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        ((Verdict.Allowed) verdict)
                .entries()
                .forEach(entry -> table.play(new LoggedEntry(table.version() + 1, 0, entry)));
    }

    private static Table table(Setup setup) {
        Plan plan = new Plan(setup, false, true, 0, 60, Level.EASY);
        Entry opened = new Entry.Opened("g0", "g0", plan, "5e".repeat(32), DealVersion.NEWEST);
        Table table = Table.of("0".repeat(32), List.of(new LoggedEntry(1, 0, opened)), Dealer.FAIR, new Presence(0));
        for (int seat = 0; seat < setup.players(); seat++) {
            play(table, table.rules().sit("g" + seat, "g" + seat, seat, ""));
        }
        play(table, table.rules().start("g0", false));
        return table;
    }

    private void move(Table table) {
        int seat = table.toMove();
        List<String> moves = table.viewOf(seat).seen().legalMoves().stream()
                .map(move -> move.notation())
                .toList();
        play(table, table.rules().move("g" + seat, table.version(), moves.get(chance.below(moves.size())), ""));
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("add up to the whole view, whatever the number of moves in one update")
    void addUp(Game<?> game) {
        Table table = table(Setup.of(game, game.fewestPlayers()));
        Device whole = new Device("g1", false);
        Device part = new Device("g1", true);
        Subscribers subscribers = new Subscribers();
        subscribers.add(whole);
        subscribers.add(part);
        subscribers.sendAll(table, 0);
        Map<?, ?> known = match(part.received.getLast());
        int shortened = 0;
        while (table.phase() == Phase.PLAYING) {
            long before = table.version();
            for (int i = chance.below(LONGEST_BATCH); i >= 0 && table.phase() == Phase.PLAYING; i--) {
                move(table);
            }
            subscribers.send(table, before, 0);
            Map<?, ?> update = match(part.received.getLast());
            shortened += update.containsKey("playsFrom") ? 1 : 0;
            known = joined(known, update);
            assertThat(known).isEqualTo(match(whole.received.getLast()));
        }
        assertThat(shortened > 0).isEqualTo(!game.id().equals("skipbo"));
    }

    private static Map<?, ?> match(String message) {
        return (Map<?, ?>)
                Objects.requireNonNull(((Map<?, ?>) Objects.requireNonNull(Json.read(message))).get("match"));
    }

    /// As a client does it.
    private static Map<?, ?> joined(Map<?, ?> known, Map<?, ?> update) {
        if (!(update.get("playsFrom") instanceof Number from)) {
            return update;
        }
        assertThat(known.get("round")).isEqualTo(update.get("round"));
        Map<Object, Object> table = new LinkedHashMap<>((Map<?, ?>) update.get("table"));
        Object list = table.containsKey("plays") ? "plays" : "moves";
        List<Object> past = new ArrayList<>((List<?>) ((Map<?, ?>) known.get("table")).get(list));
        assertThat(past).hasSize(from.intValue());
        past.addAll((List<?>) table.get(list));
        table.put(list, past);
        Map<Object, Object> joined = new LinkedHashMap<>(update);
        joined.remove("playsFrom");
        joined.put("table", table);
        return joined;
    }
}
