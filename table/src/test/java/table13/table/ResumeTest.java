package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.playing;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A guest that returns after a lost connection")
class ResumeTest {

    @Test
    @DisplayName("receives the missed events entry by entry, exactly as connected guests did")
    void missed() {
        TableScenario table = playing().comes(DORA);
        long since = table.table().version();
        List<VisibleEvents> live = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            table.moves();
            live.add(new VisibleEvents(table.table().version(), table.lastToldTo(BERT)));
        }

        assertThat(table.table().eventsSince(since, BERT)).contains(live);
        assertThat(table.table().eventsSince(since + 15, BERT)).contains(live.subList(15, 20));
        assertThat(table.table().lastEvents(5, BERT)).isEqualTo(live.subList(15, 20));
    }

    @Test
    @DisplayName("receives no event if none was missed, and the whole table if too many were or the version is invalid")
    void nothingOrTooMuch() {
        TableScenario table = gathered();
        long version = table.table().version();
        assertThat(table.table().eventsSince(version, ANNA)).contains(List.of());
        assertThat(table.table().eventsSince(version + 1, ANNA)).isEmpty();
        assertThat(table.table().eventsSince(1, ANNA))
                .hasValueSatisfying(told -> assertThat(told).hasSize((int) version - 1));
        assertThat(table.table().eventsSince(0, ANNA)).isEmpty();
        assertThat(table.table().eventsSince(Long.MIN_VALUE, ANNA)).isEmpty();

        for (int i = 0; i < 64; i++) {
            table.waits(1).does(rules -> rules.say(BERT, "Bert", "hm", table.now()));
        }
        assertThat(table.table().eventsSince(version, ANNA)).isPresent();
        assertThat(table.table().eventsSince(version - 1, ANNA)).isEmpty();
    }

    @Test
    @DisplayName("does not receive cards of an earlier match for the current seat's view")
    void otherEyes() {
        TableScenario table = playing().comes(DORA).playsOut();
        long end = table.table().version();
        table.does(rules -> rules.rise(BERT)).sits(DORA, 1).starts();

        assertThat(table.table().eventsSince(end - 5, DORA)).hasValueSatisfying(told -> {
            assertThat(told.subList(0, 5))
                    .allSatisfy(item -> assertThat(item.events()).isEmpty());
            assertThat(told.getLast().events()).isNotEmpty();
        });
    }
}
