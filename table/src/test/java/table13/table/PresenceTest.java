package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Presence")
class PresenceTest {
    private final Presence presence = new Presence(100);

    @Test
    @DisplayName("begins with the first device and ends with the last")
    void devices() {
        assertThat(presence.arrive(ANNA)).isTrue();
        assertThat(presence.arrive(ANNA)).isFalse();
        assertThat(presence.depart(ANNA, 200)).isFalse();
        assertThat(presence.isHere(ANNA)).isTrue();
        assertThat(presence.depart(ANNA, 300)).isTrue();
        assertThat(presence.isHere(ANNA)).isFalse();
        assertThat(presence.awaySince(ANNA)).isEqualTo(300);
        assertThat(presence.arrive(ANNA)).isTrue();
    }

    @Test
    @DisplayName("of an absent guest cannot end again")
    void departTwice() {
        assertThat(presence.depart(BERT, 150)).isFalse();
        presence.arrive(ANNA);
        presence.depart(ANNA, 200);

        assertThat(presence.depart(ANNA, 300)).isFalse();
        assertThat(presence.awaySince(ANNA)).isEqualTo(200);
        assertThat(presence.emptySince()).isEqualTo(200);
    }

    @Test
    @DisplayName("counts absence from the beginning for guests that have not come yet")
    void notYet() {
        assertThat(presence.awaySince(ANNA)).isEqualTo(100);
        assertThat(presence.emptySince()).isEqualTo(100);
        assertThat(presence.isEmpty()).isTrue();
    }

    @Test
    @DisplayName("is empty from the time the last guest left")
    void empty() {
        presence.arrive(ANNA);
        presence.arrive(BERT);
        presence.depart(ANNA, 200);
        assertThat(presence.isEmpty()).isFalse();
        presence.depart(BERT, 300);
        assertThat(presence.isEmpty()).isTrue();
        assertThat(presence.emptySince()).isEqualTo(300);
    }

    @Test
    @DisplayName("counts a person with two devices as one watcher, and a seated person as none")
    void watchers() {
        TableScenario table = TableScenario.opened().sits(ANNA, 0).comes(BERT).comes(BERT);

        assertThat(table.table().people().watchers()).isEqualTo(1);
        assertThat(table.goes(BERT).seat(0).isHere()).isTrue();
        assertThat(table.table().people().watchers()).isEqualTo(1);
        assertThat(table.goes(BERT).table().people().watchers()).isZero();
    }

    // ---- several nodes

    @Test
    @DisplayName("on another node counts as here, until that node says otherwise")
    void elsewhere() {
        presence.see(Set.of(ANNA), Map.of(), 150);
        assertThat(presence.isHere(ANNA)).isTrue();
        assertThat(presence.isEmpty()).isFalse();
        assertThat(presence.arrive(ANNA)).as("the first device here").isTrue();
        assertThat(presence.depart(ANNA, 200)).isTrue();
        assertThat(presence.isHere(ANNA)).isTrue();
        presence.see(Set.of(), Map.of(ANNA, 300L), 310);
        assertThat(presence.isHere(ANNA)).isFalse();
        assertThat(presence.awaySince(ANNA)).isEqualTo(300);
        assertThat(presence.emptySince()).isEqualTo(310);
    }

    @Test
    @DisplayName("ends at the time shared by all nodes once it is known, but not at an earlier absence's time")
    void agreed() {
        presence.see(Set.of(), Map.of(ANNA, 5_000L), 5_000);
        presence.arrive(ANNA);
        presence.depart(ANNA, 60_000);
        assertThat(presence.awaySince(ANNA)).isEqualTo(60_000);
        presence.see(Set.of(), Map.of(ANNA, 5_000L), 60_001);
        assertThat(presence.awaySince(ANNA)).as("an earlier absence").isEqualTo(60_000);
        presence.see(Set.of(), Map.of(ANNA, 59_997L), 60_002);
        assertThat(presence.awaySince(ANNA)).isEqualTo(59_997);
        assertThat(presence.isKnown(ANNA)).isTrue();
        assertThat(presence.isKnown(BERT)).isFalse();
    }

    @Test
    @DisplayName("that was lost with a database is no absence: no absence counts from before the loss")
    void lost() {
        presence.arrive(BERT);
        presence.depart(BERT, 200);
        presence.see(Set.of(ANNA), Map.of(CLARA, 300L), 310);
        presence.notBefore(5_000);
        presence.see(Set.of(), Map.of(CLARA, 300L), 5_001);
        assertThat(List.of(presence.awaySince(ANNA), presence.awaySince(BERT), presence.awaySince(CLARA)))
                .containsOnly(5_000L);
        presence.see(Set.of(), Map.of(CLARA, 6_000L), 6_001);
        assertThat(presence.awaySince(CLARA)).isEqualTo(6_000);
    }

    @Test
    @DisplayName("of watchers is counted once for all nodes")
    void watchersElsewhere() {
        TableScenario table = TableScenario.opened().sits(ANNA, 0).comes(BERT);
        table.presence().see(Set.of(ANNA, BERT, CLARA), Map.of(), 0);
        assertThat(table.table().people().watchers()).isEqualTo(2);
    }
}
