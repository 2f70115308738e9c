package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.playing;
import static table13.table.TableScenario.withoutWatchers;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Event;
import table13.table.fair.DealVersion;

@DisplayName("An event about a seat")
class EarlierNamesTest {
    private static final Seated BERT_THEN = new Seated(1, BERT, new Player("Bert", null));

    @Test
    @DisplayName("has the earlier name after the host removed the person")
    void removed() {
        TableScenario table = playing().movesUntil(BERT).moves();
        long since = table.table().version();
        table.does(rules -> rules.remove(ANNA, BERT)).plays(6);

        assertThat(thens(table, since - 1, 1)).containsExactly(List.of(BERT_THEN));
        assertThat(thens(table, since, 8)).as("what the bot plays").containsOnly(List.of());
    }

    @Test
    @DisplayName("has no earlier name if a bot only took over and the person returned")
    void stoodIn() {
        TableScenario table = playing();
        long since = table.table().version() - 1;
        table.does(rules -> rules.rise(BERT)).plays(6).comes(BERT).plays(3);
        assertThat(thens(table, since, 12)).hasSize(12).containsOnly(List.of());
    }

    @Test
    @DisplayName("has the earlier name after a rematch, and after a rename")
    void rematch() {
        TableScenario table = playing().plays(3).does(rules -> rules.rename(CLARA, "Claire"));
        assertThat(thens(table, table.table().version() - 4, 3))
                .containsOnly(List.of(new Seated(2, CLARA, new Player("Clara", null))));

        table.playsOut().does(rules -> rules.rise(BERT));
        long since = table.table().version();
        table.sits(DORA, 1).starts().does(rules -> rules.remove(ANNA, DORA));
        assertThat(thens(table, since, 4)).containsExactly(List.of(new Seated(1, DORA, new Player("Dora", null))));
    }

    @Test
    @DisplayName("is the same for a table read again, from its log and from a checkpoint")
    void readAgain() {
        TableScenario table = gathered(withoutWatchers()).starts().playsOut();
        Checkpoint checkpoint = table.table().checkpoint();
        table.starts().plays(4).does(rules -> rules.remove(ANNA, BERT)).plays(4);

        Table fromLog = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, new Presence(table.now()));
        Table fromCheckpoint = Table.of(
                TableScenario.ID, checkpoint, table.table().finished(), Dealer.FAIR, new Presence(table.now()));
        table.log().stream()
                .filter(logged -> logged.version() > checkpoint.version())
                .forEach(fromCheckpoint::play);
        List<VisibleEvents> told =
                table.table().eventsSince(checkpoint.version(), ANNA).orElseThrow();
        assertThat(told.getFirst().events().getFirst())
                .isInstanceOfSatisfying(
                        TableEvent.Started.class,
                        started -> assertThat(started.then()).containsExactly(BERT_THEN));
        assertThat(fromLog.eventsSince(checkpoint.version(), ANNA)).contains(told);
        assertThat(fromCheckpoint.eventsSince(checkpoint.version(), ANNA)).contains(told);
    }

    @Test
    @DisplayName("changes no other data: other kinds have no earlier names, and card events stay the same")
    void nothingElse() {
        List<TableEvent> others = List.of(
                new TableEvent.Rose(1),
                new TableEvent.Removed(BERT),
                new TableEvent.Revealed(1, DealVersion.TWO, "c", "s", List.of(), List.of(), List.of()),
                new TableEvent.Closed());
        assertThat(others)
                .allSatisfy(event -> assertThat(event.at(List.of(BERT_THEN))).isSameAs(event));

        TableScenario table = playing().plays(3);
        List<Event> before = table.table().eventsSince(table.table().version() - 3, ANNA).orElseThrow().stream()
                .flatMap(visible -> visible.events().stream())
                .filter(event -> !(event instanceof TableEvent))
                .toList();
        table.does(rules -> rules.remove(ANNA, BERT));
        assertThat(table.table().eventsSince(table.table().version() - 5, ANNA).orElseThrow().stream()
                        .limit(3)
                        .flatMap(visible -> visible.events().stream())
                        .filter(event -> !(event instanceof TableEvent)))
                .isEqualTo(before);
    }

    @Test
    @DisplayName("is part of a finished match's history, with the mover; the record and the names in the deal stay")
    void history() {
        TableScenario table = playing().movesUntil(BERT).moves();
        int moves = table.table().current().history().steps().size() - 1;
        assertThat(table.table().history()).as("while it goes on").isEmpty();
        table.does(rules -> rules.rise(CLARA))
                .does(rules -> rules.remove(ANNA, BERT))
                .playsOut();

        MatchHistory history = table.table().history().orElseThrow();
        assertThat(history.record())
                .isEqualTo(table.table().record().orElseThrow())
                .contains("Bert");
        assertThat(table.table().finished().getFirst().names()).containsExactly("Anna", "Bert", "Clara");
        assertThat(history.steps().getFirst().by()).isNull();
        assertThat(history.steps().subList(0, moves + 1))
                .allSatisfy(step -> assertThat(step.seats().get(1)).isEqualTo(BERT_THEN));
        assertThat(history.steps().subList(moves + 1, history.steps().size())).allSatisfy(step -> {
            assertThat(step.seats().get(1).guest()).isNull();
            assertThat(step.seats().get(2).guest()).isEqualTo(CLARA);
        });
        assertThat(history.steps().stream().map(MatchHistory.Step::by).filter(Objects::nonNull))
                .contains(Mover.PERSON, Mover.BOT, Mover.STAND_IN);
        assertThat(table.lastToldTo(ANNA)).last().isInstanceOfSatisfying(TableEvent.Revealed.class, revealed -> {
            assertThat(revealed.names()).containsExactly("Anna", "Bert", "Clara");
            assertThat(revealed.players()).contains(new Player("Bert", null));
        });
    }

    /// The earlier occupants in the events of this many entries after a version. Only events about a seat's action have
    /// them.
    private static List<List<Seated>> thens(TableScenario table, long since, int entries) {
        return table.table().eventsSince(since, ANNA).orElseThrow().stream()
                .limit(entries)
                .flatMap(visible -> visible.events().stream())
                .flatMap(EarlierNamesTest::then)
                .toList();
    }

    private static Stream<List<Seated>> then(Event event) {
        return switch (event) {
            case TableEvent.Started started -> Stream.of(started.then());
            case TableEvent.Moved moved -> Stream.of(moved.then());
            case TableEvent.TookOver over -> Stream.of(over.then());
            case TableEvent.CameBack back -> Stream.of(back.then());
            default -> Stream.empty();
        };
    }
}
