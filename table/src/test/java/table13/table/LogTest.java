package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.GUESTS;
import static table13.table.TableScenario.ID;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.playing;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.registry.Games;

@DisplayName("The log of a table")
class LogTest {

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("gives the same table again, for every viewer, at every cut")
    @Tag("slow")
    void everyPrefix(Game<?> game) {
        TableScenario table = gathered(new Plan(Setup.of(game, 3), true, true, 15, 60, Level.RANDOM));
        List<List<GuestSnapshot>> seen = new ArrayList<>();
        table.does(rules -> rules.mute(ANNA, BERT, true))
                .does(rules -> rules.seed(CLARA, "00ff"))
                .starts()
                .does(rules -> rules.say(BERT, "Bert", "hello", table.now()))
                .does(rules -> rules.rise(CLARA))
                .does(rules -> rules.rename(ANNA, "Annabel"));
        table.plays(120).does(rules -> rules.remove(ANNA, BERT)).does(rules -> rules.passHost(ANNA, CLARA));

        // Plays the log at one table, then compares the state after each entry with a table read up to that entry.
        List<LoggedEntry> log = table.log();
        Table live = new Table(ID, log.getFirst(), Dealer.FAIR, table.presence());
        for (LoggedEntry logged : log.subList(1, log.size())) {
            live.play(logged);
            seen.add(GuestSnapshot.ofAll(live, GUESTS));
        }
        assertThat(seen.getLast()).isEqualTo(GuestSnapshot.ofAll(table.table(), GUESTS));
        for (int length = 2; length <= log.size(); length++) {
            Table again = Table.of(ID, log.subList(0, length), Dealer.FAIR, table.presence());
            assertThat(again.version()).isEqualTo(length);
            assertThat(GuestSnapshot.ofAll(again, GUESTS)).isEqualTo(seen.get(length - 2));
        }
    }

    @Test
    @DisplayName("gives the same table again after several matches, take-overs and a change of seats")
    void severalMatches() {
        TableScenario table = playing().goes(BERT).waits(60);
        table.falls();
        table.playsOut().comes(BERT).starts().playsOut();
        table.does(rules -> rules.rise(BERT)).comes(DORA).sits(DORA, 1).starts().moves();

        Table again = Table.of(ID, table.log(), Dealer.FAIR, table.presence());
        assertThat(GuestSnapshot.ofAll(again, GUESTS)).isEqualTo(GuestSnapshot.ofAll(table.table(), GUESTS));
    }

    @Test
    @DisplayName("has an opening first and only there, no gaps, and no move that the rules refuse")
    void damaged() {
        TableScenario table = playing();
        List<LoggedEntry> log = table.log();
        Table end = table.table();
        long next = end.version() + 1;

        assertThatThrownBy(() -> Table.of(ID, log.subList(1, 3), Dealer.FAIR, table.presence()))
                .isInstanceOf(CorruptLogException.class);
        assertThatThrownBy(
                        () -> end.play(new LoggedEntry(next, 0, log.getFirst().entry())))
                .isInstanceOf(CorruptLogException.class);
        Table gap = Table.of(ID, log, Dealer.FAIR, table.presence());
        assertThatThrownBy(() -> gap.play(new LoggedEntry(next + 1, 0, new Entry.Closed())))
                .isInstanceOf(CorruptLogException.class);
        Entry illegal = new Entry.Moved(table.toMove(), table.illegalMove(), Mover.PERSON, "");
        assertThatThrownBy(() -> gap.play(new LoggedEntry(next, 0, illegal))).isInstanceOf(CorruptLogException.class);
    }

    @Test
    @DisplayName("of a match under another rules version is not replayed")
    void otherRules() {
        TableScenario table = gathered();
        Entry started = new Entry.Started(1, 999, List.of());

        assertThatThrownBy(
                        () -> table.table().play(new LoggedEntry(table.table().version() + 1, 0, started)))
                .isInstanceOf(CorruptLogException.class)
                .hasMessageContaining("rules version 999");
    }

    @Test
    @DisplayName("with an unknown bot level is not replayed with another level: the error names the level")
    void unknownLevel() {
        TableScenario table = gathered().does(rules -> rules.rise(CLARA));
        Entry bot = new Entry.BotSat(2, "grandmaster");

        assertThatThrownBy(
                        () -> table.table().play(new LoggedEntry(table.table().version() + 1, 0, bot)))
                .isInstanceOf(CorruptLogException.class)
                .hasMessageContaining("the unknown bot level 'grandmaster' at version");
    }
}
