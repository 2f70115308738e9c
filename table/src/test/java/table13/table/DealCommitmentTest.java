package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.GUESTS;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Event;
import table13.rules.Level;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

@DisplayName("The commitment of a fair deal")
class DealCommitmentTest {

    @Test
    @DisplayName("is published before the deal; the secret revealed later fulfils it and is no later commitment")
    void chain() {
        TableScenario table = gathered();
        String commitment = table.table().people().commitment();
        SecretChain chain = new SecretChain(TableScenario.SECRET);
        List<String> secrets =
                IntStream.rangeClosed(1, 10).mapToObj(chain::secret).toList();
        for (int match = 1; match <= 3; match++) {
            table.starts();
            assertThat(table.lastToldTo(ANNA)).startsWith(new TableEvent.Started(match, DealVersion.TWO, commitment));
            assertThat(table.table().people().commitment()).isEqualTo(commitment);
            table.playsOut();
            TableEvent.Revealed revealed = revealed(table.lastToldTo(BERT));
            assertThat(revealed.commitment()).isEqualTo(commitment);
            assertThat(DealVersion.TWO.commitmentOf(revealed.secret())).isEqualTo(commitment);
            commitment = table.table().people().commitment();
            assertThat(commitment).isEqualTo(chain.commitment(match + 1, DealVersion.TWO));
            assertThat(secrets).doesNotContain(commitment);
        }
    }

    @Test
    @DisplayName("keeps its version: a table of the first version stays with it for all matches")
    void firstVersion() {
        TableScenario table = opened(TableScenario.USUAL, DealVersion.ONE)
                .does(rules -> rules.sit(ANNA, "Anna", 0, "aaaa"))
                .does(rules -> rules.seatBot(ANNA, 1, Level.EASY));
        String commitment = table.table().people().commitment();
        assertThat(commitment).isEqualTo(new SecretChain(TableScenario.SECRET).commitment(1, DealVersion.ONE));
        for (int match = 1; match <= 2; match++) {
            table.does(rules -> rules.start(ANNA, true)).playsOut();
            TableEvent.Revealed revealed = revealed(table.lastToldTo(ANNA));
            assertThat(revealed.deal()).isEqualTo(DealVersion.ONE);
            assertThat(DealVersion.ONE.commitmentOf(revealed.secret())).isEqualTo(commitment);
            assertThat(revealed.seeds()).containsExactly("aaaa", "", "");
            commitment = table.table().people().commitment();
            assertThat(commitment).isEqualTo(revealed.secret());
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
    @DisplayName("covers every person's seed: all are revealed after the match, and the record recomputes from them")
    void seeds() {
        TableScenario table = opened().does(rules -> rules.sit(ANNA, "Anna", 0, "aaaa"))
                .comes(BERT)
                .does(rules -> rules.sit(BERT, "Bert", 2, "bbbb"))
                .does(rules -> rules.start(ANNA, true));
        FairDeal deal = table.table().current().deal();
        table.playsOut();

        assertThat(revealed(table.lastToldTo(ANNA)).seeds())
                .containsExactly(DealVersion.TWO.seedOf(1, "aaaa"), "", DealVersion.TWO.seedOf(1, "bbbb"));
        List<String> lines = table.table()
                .record()
                .orElseThrow()
                .lines()
                .filter(line -> line.startsWith("deal "))
                .toList();
        assertThat(FairDeal.read(deal.setup(), deal.names(), lines)).isEqualTo(deal);
    }

    @Test
    @DisplayName("keeps the secret and all seeds from every viewer during the match")
    void nothingBefore() {
        String seed = "ab5eed".repeat(5);
        TableScenario table = gathered().does(rules -> rules.seed(BERT, seed)).starts();
        SecretChain chain = new SecretChain(TableScenario.SECRET);
        while (table.table().phase() == Phase.PLAYING) {
            String given = GuestSnapshot.ofAll(table.table(), GUESTS).toString();
            assertThat(given).doesNotContain(TableScenario.SECRET, chain.secret(1), chain.secret(2), seed);
            table.moves();
        }
        String given = GuestSnapshot.ofAll(table.table(), GUESTS).toString();
        assertThat(given)
                .contains(chain.secret(1), DealVersion.TWO.seedOf(1, seed))
                .doesNotContain(seed, TableScenario.SECRET, chain.secret(2), chain.secret(SecretChain.LENGTH));
    }

    @Test
    @DisplayName("is the same after a restart")
    void restart() {
        TableScenario table = playing();
        Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, table.presence());

        assertThat(again.current().deal()).isEqualTo(table.table().current().deal());
    }

    @Test
    @DisplayName("does not depend on display texts: names enter a deal as the log has them")
    void namesOfThen() {
        TableScenario table = gathered().does(rules -> rules.rise(CLARA)).does(rules -> rules.start(ANNA, true));
        List<LoggedEntry> log = new ArrayList<>(table.log());
        Entry.Started started = (Entry.Started) log.getLast().entry();
        assertThat(started.names()).isEqualTo(table.table().current().deal().names());
        List<String> old = List.of("Anna", "Bert", "Robot 3 (beginner)");
        log.set(
                log.size() - 1,
                new LoggedEntry(
                        table.table().version(), table.now(), new Entry.Started(1, started.rulesVersion(), old)));

        Table again = Table.of(TableScenario.ID, log, Dealer.FAIR, table.presence());
        assertThat(again.current().deal().names()).isEqualTo(old);
        assertThat(again.people().seats().getLast().name()).isEqualTo("Cleo (random)");
    }

    @Test
    @DisplayName("uses the bots' original names for logs of the first version, which have no names")
    void namesOfTheFirstVersion() {
        TableScenario table = opened(TableScenario.USUAL, DealVersion.ONE).sits(ANNA, 0);
        Entry started = new Entry.Started(1, table.table().plan().setup().game().rulesVersion(), List.of());
        table.does(rules -> Verdict.Allowed.of(new Entry.BotSat(1, "greedy"), new Entry.BotSat(2, "expert"), started));

        assertThat(table.table().current().deal().names()).containsExactly("Anna", "Ben (greedy)", "Cleo (expert)");
        // Computed independently, by the JavaScript of docs/fair-deal.md.
        assertThat(table.table().current().match().record())
                .contains(
                        "\nround 1 starter 2\nshuffle c1 c5 m1 m0 l5 l7 m7 c7 c2 l7 c4 f l1 c1 m5 m7 m7 l2 c2 c5 l4 ");
    }

    @Test
    @DisplayName("also covers bot seeds: they follow from the secret of the match and from no public data")
    void botsLuck() {
        TableScenario table = gathered().starts();
        ScheduledAction.BotMove think =
                new ScheduledAction.BotMove(0, 1, Mover.BOT, table.table().version());
        Table other =
                Table.of(TableScenario.ID, withSecret(table.log(), "ab".repeat(32)), Dealer.FAIR, new Presence(0));
        assertThat(other.id()).isEqualTo(table.table().id());
        assertThat(other.version()).isEqualTo(table.table().version());
        assertThat(other.botSeed(think)).isNotEqualTo(table.table().botSeed(think));
        long first = table.table().botSeed(think);
        table.playsOut().starts();
        assertThat(table.table().botSeed(think)).as("of another match").isNotEqualTo(first);
    }

    private static List<LoggedEntry> withSecret(List<LoggedEntry> log, String secret) {
        Entry.Opened opened = (Entry.Opened) log.getFirst().entry();
        List<LoggedEntry> other = new ArrayList<>(log);
        other.set(
                0,
                new LoggedEntry(
                        1,
                        log.getFirst().at(),
                        new Entry.Opened(opened.guest(), opened.name(), opened.plan(), secret, opened.deal())));
        return other;
    }

    @Test
    @DisplayName("covers 1000 matches; after the last one no match can start")
    void lastMatch() {
        TableScenario table = gathered();
        Entry last = new Entry.Started(
                SecretChain.LENGTH,
                table.table().plan().setup().game().rulesVersion(),
                List.of("Anna", "Bert", "Clara"));
        table.does(rules -> Verdict.Allowed.of(last)).playsOut();

        table.refuses(TableObjection.NO_MORE_MATCHES, rules -> rules.start(ANNA, true));
    }
}
