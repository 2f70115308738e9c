package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.GUESTS;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Event;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

@DisplayName("The promise of a fair deal")
class PromiseTest {

    @Test
    @DisplayName("is made before the deal; what is revealed after a match keeps it and is the promise for the next")
    void chain() {
        TableScenario table = gathered();
        String promise = table.table().people().commitment();
        for (int match = 1; match <= 3; match++) {
            table.starts();
            assertThat(table.lastToldTo(ANNA)).startsWith(new TableEvent.Started(match, promise));
            assertThat(table.table().people().commitment()).isEqualTo(promise);
            table.playsOut();
            TableEvent.Revealed revealed = revealed(table.lastToldTo(BERT));
            assertThat(revealed.commitment()).isEqualTo(promise);
            assertThat(SecretChain.commitmentOf(revealed.secret())).isEqualTo(promise);
            promise = revealed.secret();
            assertThat(table.table().people().commitment()).isEqualTo(promise);
        }
    }

    private static TableEvent.Revealed revealed(List<Event> events) {
        return events.stream()
                .filter(TableEvent.Revealed.class::isInstance)
                .map(TableEvent.Revealed.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("covers the bytes of every person: they are told after the match, and the record recomputes from them")
    void seeds() {
        TableScenario table = opened().does(house -> house.sit(ANNA, "Anna", 0, "aaaa"))
                .comes(BERT)
                .does(house -> house.sit(BERT, "Bert", 2, "bbbb"))
                .does(house -> house.start(ANNA, true));
        FairDeal deal = table.table().current().deal();
        table.playsOut();

        assertThat(revealed(table.lastToldTo(ANNA)).seeds()).containsExactly("aaaa", "", "bbbb");
        List<String> lines = table.table()
                .record()
                .orElseThrow()
                .lines()
                .filter(line -> line.startsWith("deal "))
                .toList();
        assertThat(FairDeal.read(deal.setup(), deal.names(), lines)).isEqualTo(deal);
    }

    @Test
    @DisplayName("means that nobody is given the secret or anybody's bytes while the match goes on")
    void nothingBefore() {
        String seed = "ab5eed".repeat(5);
        TableScenario table = gathered().does(house -> house.seed(BERT, seed)).starts();
        SecretChain chain = new SecretChain(TableScenario.SECRET);
        while (table.table().phase() == Phase.PLAYING) {
            String given = Sight.ofAll(table.table(), GUESTS).toString();
            assertThat(given).doesNotContain(TableScenario.SECRET, chain.secret(1), chain.secret(2), seed);
            table.moves();
        }
        String given = Sight.ofAll(table.table(), GUESTS).toString();
        assertThat(given)
                .contains(chain.secret(1), seed)
                .doesNotContain(TableScenario.SECRET, chain.secret(2), chain.secret(SecretChain.LENGTH));
    }

    @Test
    @DisplayName("is the same after a restart")
    void restart() {
        TableScenario table = playing();
        Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, table.presence());

        assertThat(again.current().deal()).isEqualTo(table.table().current().deal());
    }

    @Test
    @DisplayName("lasts for 1000 matches; after the last one nobody can start another")
    void lastMatch() {
        TableScenario table = gathered();
        Entry last = new Entry.Started(
                SecretChain.LENGTH, table.table().plan().setup().game().rulesVersion());
        table.does(house -> Verdict.Allowed.of(last)).playsOut();

        table.refuses(HouseObjection.NO_MORE_MATCHES, house -> house.start(ANNA, true));
    }
}
