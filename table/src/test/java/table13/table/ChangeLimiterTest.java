package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.gathered;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Level;

@DisplayName("A repeated change")
class ChangeLimiterTest {
    private static final int TIMES = 1000;

    interface Change extends BiFunction<TableRules, Integer, Verdict> {}

    static Stream<Arguments> changes() {
        return Stream.of(
                change("seed", (rules, i) -> rules.seed(ANNA, "%04x".formatted(i))),
                change("mute", (rules, i) -> rules.mute(ANNA, BERT, i % 2 == 0)),
                change("switchChat", (rules, i) -> rules.switchChat(ANNA, i % 2 != 0)),
                change("name", (rules, i) -> rules.rename(ANNA, "Anna " + i)),
                change("seatBot", (rules, i) -> rules.seatBot(ANNA, 2, i % 2 == 0 ? Level.EASY : Level.HARD)),
                change("sit", (rules, i) -> rules.sit(ANNA, "Anna", i % 2 == 0 ? 2 : 0, "")));
    }

    private static Arguments change(String name, Change change) {
        return Arguments.of(name, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    @DisplayName("lengthens the log only up to a limit, until the next deal")
    void hammered(String name, Change change) {
        TableScenario table = gathered().does(rules -> rules.rise(CLARA));
        long before = table.table().version();
        for (int i = 0; i < TIMES; i++) {
            int number = i;
            table.ask(rules -> change.apply(rules, number));
        }
        assertThat(table.table().version() - before).as(name).isPositive().isLessThanOrEqualTo(ChangeLimiter.MOST);
        assertThat(table.ask(rules ->
                        rules.mute(ANNA, BERT, table.table().mutedBy(ANNA).isEmpty())))
                .isEqualTo(new Verdict.Refused(TableObjection.TOO_MANY_CHANGES));
        // No other guest loses anything, the game continues, and the next deal resets the count.
        table.does(rules -> rules.seed(BERT, "bbbb")).does(rules -> rules.start(ANNA, true));
        table.does(rules -> rules.mute(ANNA, BERT, table.table().mutedBy(ANNA).isEmpty()));
    }

    @Test
    @DisplayName("is not logged if it changes nothing")
    void nothingNew() {
        TableScenario table = gathered().does(rules -> rules.seed(ANNA, "aaaa"));
        long version = table.table().version();
        table.hasDone(version, rules -> rules.seed(ANNA, "aaaa"));
        assertThat(table.ask(rules -> rules.rename(ANNA, "Anna"))).isEqualTo(new Verdict.Allowed(List.of()));
    }

    @Test
    @DisplayName("does not keep a host from removing a guest, only from readmitting without limit")
    void removing() {
        TableScenario table = gathered();
        for (int i = 0; i < TIMES; i++) {
            if (table.ask(rules -> rules.remove(ANNA, BERT)) instanceof Verdict.Allowed) {
                table.ask(rules -> rules.readmit(ANNA, BERT));
            }
        }
        assertThat(table.table().version()).isLessThan(3L * ChangeLimiter.MOST);
        assertThat(table.table().people().removed()).containsExactly(new RemovedGuest(BERT, ""));
    }
}
