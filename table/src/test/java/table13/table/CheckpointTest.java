package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.GUESTS;
import static table13.table.TableScenario.ID;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.registry.Games;

@DisplayName("A checkpoint")
class CheckpointTest {
    private static final int RUNS = 8;
    private static final int MATCHES = 3;
    /// The number of checkpoints tested at a time; tables from older ones are dropped.
    private static final int KEPT = 2;
    private static final int LOOKED_AT_EVERY = 37;

    @Test
    @DisplayName("and the later entries give the same table as the whole log, for every viewer, and play can continue")
    @Tag("slow")
    void sameTable() {
        for (int seed = 0; seed < RUNS; seed++) {
            compare(new RandomActions(new Random(seed), Games.ALL.get(seed % Games.ALL.size())).play());
        }
    }

    private static void compare(TableScenario scenario) {
        List<Table> shorter = new ArrayList<>();
        List<Checkpoint> checkpoints = new ArrayList<>();
        List<LoggedEntry> log = scenario.log();
        Table whole = new Table(ID, log.getFirst(), Dealer.FAIR, scenario.presence());
        for (LoggedEntry logged : log.subList(1, log.size())) {
            if (logged.entry() instanceof Entry.Started) {
                Checkpoint made = whole.checkpoint();
                shorter.add(Table.of(ID, made, whole.finished(), Dealer.FAIR, scenario.presence()));
                assertThat(shorter.getLast().checkpoint())
                        .as("made again from its own table")
                        .isEqualTo(made);
                checkpoints.add(made);
                if (shorter.size() > KEPT) {
                    shorter.removeFirst();
                    checkpoints.removeFirst();
                }
            }
            whole.play(logged);
            shorter.forEach(table -> table.play(logged));
            boolean isLast = logged.version() == log.size();
            boolean isBoundary = logged.entry() instanceof Entry.Started || whole.phase() != Phase.PLAYING;
            if (isLast || isBoundary || logged.version() % LOOKED_AT_EVERY == 0) {
                for (int i = 0; i < shorter.size(); i++) {
                    assertSame(whole, shorter.get(i), checkpoints.get(i).version());
                }
            }
        }
        assertThat(checkpoints).extracting(Checkpoint::match).containsExactly(2, 3);
    }

    private static void assertSame(Table whole, Table shorter, long since) {
        assertThat(shorter.version()).isEqualTo(whole.version());
        for (String guest : GUESTS) {
            assertThat(GuestSnapshot.since(shorter, guest, since)).isEqualTo(GuestSnapshot.since(whole, guest, since));
            assertThat(shorter.eventsSince(since - 1, guest)).as("too long ago").isEmpty();
            assertThat(shorter.talk().isTooMuch(guest, whole.changedAt()))
                    .isEqualTo(whole.talk().isTooMuch(guest, whole.changedAt()));
            assertThat(shorter.rules().enter(guest)).isEqualTo(whole.rules().enter(guest));
            assertThat(shorter.rules().start(guest, true))
                    .isEqualTo(whole.rules().start(guest, true));
        }
        assertThat(shorter.nextAction(0)).isEqualTo(whole.nextAction(0));
    }

    @Test
    @DisplayName("does not grow with the matches that were played")
    void length() {
        TableScenario table = playing().playsOut();
        int once = table.table().checkpoint().entries().size();
        table.starts().playsOut().starts().playsOut();
        assertThat(table.table().checkpoint().entries()).hasSize(once);
        assertThat(table.table().checkpoint().toString()).doesNotContain(TableScenario.SECRET);
    }

    @Test
    @DisplayName("is not made in the middle of a match")
    void notInAMatch() {
        TableScenario table = playing();
        assertThatThrownBy(() -> table.table().checkpoint()).isInstanceOf(IllegalStateException.class);
    }

    /// Random actions of several people at a table over several matches.
    private record RandomActions(Random random, TableScenario table) {
        RandomActions(Random random, Game<?> game) {
            this(random, gathered(plan(random, game)));
        }

        private static Plan plan(Random random, Game<?> game) {
            return new Plan(Setup.of(game, 3), random.nextBoolean(), random.nextBoolean(), 0, 60, Level.RANDOM);
        }

        TableScenario play() {
            for (int match = 0; match < MATCHES; match++) {
                actAtRandom(12);
                String host = table.table().people().host();
                table.waits(random.nextInt(3));
                table.does(rules -> rules.start(host, true));
                for (int i = 0; i < 4; i++) {
                    table.plays(8);
                    actAtRandom(3);
                }
                table.playsOut();
            }
            actAtRandom(6);
            return table;
        }

        private void actAtRandom(int count) {
            for (int i = 0; i < count; i++) {
                act();
                table.waits(random.nextInt(2));
            }
        }

        private void act() {
            String guest = GUESTS.get(random.nextInt(GUESTS.size()));
            String other = GUESTS.get(random.nextInt(GUESTS.size()));
            String host = table.table().people().host();
            int seat = random.nextInt(3);
            switch (random.nextInt(15)) {
                case 0 -> table.ask(rules -> rules.sit(guest, guest, seat, "0aff"));
                case 1 -> table.ask(rules -> rules.rise(guest));
                case 2 -> table.ask(rules -> rules.seed(guest, "00"));
                case 3 -> table.ask(rules -> rules.rename(guest, "Name " + random.nextInt(9)));
                case 4 -> table.ask(rules -> rules.seatBot(host, seat, Level.EASY));
                case 5 -> table.ask(rules -> rules.freeSeat(host, seat));
                case 6 -> table.ask(rules -> rules.passHost(host, other));
                case 7 -> table.ask(rules -> rules.switchChat(host, random.nextInt(4) > 0));
                case 8 -> table.ask(rules -> rules.mute(guest, other, random.nextBoolean()));
                case 9 -> table.ask(rules -> rules.react(guest, guest, Reaction.THANKS, table.now()));
                case 10 -> {
                    boolean isRare = random.nextInt(5) == 0 && !ANNA.equals(other);
                    if (isRare) {
                        table.ask(rules -> rules.remove(host, other));
                    }
                }
                case 11 -> table.ask(rules -> rules.readmit(host, other));
                default -> table.ask(rules -> rules.say(guest, guest, "word " + random.nextInt(99), table.now()));
            }
        }
    }
}
