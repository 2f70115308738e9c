package table13.table.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.cards.Deck;
import table13.rules.record.Replay;
import table13.rules.registry.Games;

/// The figures in the document were computed by its JavaScript, not by the code under test.
@DisplayName("docs/fair-deal.md")
class FairDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/fair-deal.md");

    @Test
    @DisplayName("shows the chain of secrets")
    void chain() throws IOException {
        Map<String, String> figures = figures("chain");
        SecretChain chain = new SecretChain(figures.get("secret 1000"));
        for (int match : new int[] {1000, 999, 3, 2, 1}) {
            assertThat(figures).containsEntry("secret " + match, chain.secret(match));
        }
        for (int match : new int[] {3, 2, 1}) {
            assertThat(figures).containsEntry("commitment " + match, chain.commitment(match, DealVersion.TWO));
        }
        assertThat(figures).hasSize(8);
    }

    @Test
    @DisplayName("shows a match's hash of a seed")
    void seeds() throws IOException {
        Map<String, String> figures = figures("seeds");
        for (int seat : new int[] {0, 2}) {
            String seed = DealVersion.TWO.seedOf(3, figures.get("bytes of seat " + seat));
            assertThat(figures).containsEntry("seed " + seat, seed);
            assertThat(deal().seeds().get(seat)).isEqualTo(seed);
        }
    }

    @Test
    @DisplayName("shows the same match as version 1 dealt it")
    void versionOne() throws IOException {
        FairDeal deal = deal("record-1");
        assertThat(deal.version()).isEqualTo(DealVersion.ONE);
        assertThat(Deals.begin(deal).record()).isEqualTo(block("record-1"));
        assertThat(figures("chain"))
                .containsEntry("secret 3", deal.secret())
                .containsEntry("secret 2", deal.commitment());
    }

    @Test
    @DisplayName("shows a record, with its text and its key")
    void record() throws IOException {
        FairDeal deal = deal();
        assertThat(Deals.begin(deal).record()).isEqualTo(block("record"));
        assertThat(deal.text()).isEqualTo(block("text"));
        assertThat(figures("draws")).containsEntry("key", Sha256.hex(deal.key()));
        assertThat(figures("chain"))
                .containsEntry("secret 3", deal.secret())
                .containsEntry("commitment 3", deal.commitment());
    }

    @Test
    @DisplayName("shows draws, and how numbers are skipped")
    void draws() throws IOException {
        byte[] key = deal().key();
        int compared = 0;
        for (Map.Entry<String, String> figure : figures("draws").entrySet()) {
            String[] words = figure.getKey().split(" ", -1);
            if (words[0].equals("draw")) {
                byte[] drawKey = Sha256.hmac(key, Long.parseLong(words[1]));
                String value = switch (words[2]) {
                    case "key" -> Sha256.hex(drawKey);
                    case "block" -> Sha256.hex(Sha256.hmac(drawKey, Long.parseLong(words[3])));
                    default -> "" + new Draw(drawKey).below(Integer.parseInt(words[3]));
                };
                assertThat(value).as(figure.getKey()).isEqualTo(figure.getValue());
                compared++;
            }
        }
        assertThat(compared).isEqualTo(14);
    }

    static Stream<Setup> setups() {
        return Games.ALL.stream().map(game -> Setup.of(game, game.mostPlayers()));
    }

    /// Repeats the draws and shuffles of a record as the document describes.
    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("describes the place of each draw in a match, and the order of cards before a shuffle")
    void fromTheRecordAlone(Setup setup) {
        FairDeal deal = Deals.of(setup, 2);
        List<String> recomputed = new ArrayList<>();
        long draws = 0;
        List<String> record = Deals.record(deal);
        for (String line : record) {
            Draw draw = new Draw(Sha256.hmac(deal.key(), draws));
            boolean isStarter = line.startsWith("round 1 ")
                    || (line.startsWith("round ") && setup.game().id().equals("leaves"));
            if (isStarter) {
                String words = line.substring(0, line.lastIndexOf(' ') + 1);
                recomputed.add(words + draw.below(setup.players()));
                draws++;
            } else if (line.startsWith("shuffle ")) {
                recomputed.add(shuffled(line, setup.game().deck(setup), draw));
                draws++;
            } else {
                recomputed.add(line);
            }
        }
        assertThat(recomputed).isEqualTo(record);
    }

    private static String shuffled(String line, Deck deck, Draw draw) {
        List<Integer> kinds = Stream.of(line.split(" ", -1))
                .skip(1)
                .map(name -> deck.named(name).orElseThrow().kind())
                .sorted()
                .toList();
        byte[] cards = new byte[kinds.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = kinds.get(i).byteValue();
        }
        draw.shuffle(cards, 0, cards.length);
        StringBuilder text = new StringBuilder("shuffle");
        for (byte kind : cards) {
            text.append(' ').append(deck.card(kind));
        }
        return text.toString();
    }

    private static FairDeal deal() throws IOException {
        return deal("record");
    }

    private static FairDeal deal(String name) throws IOException {
        Replay replay = new Replay(block(name).lines().toList(), 1);
        assertThat(replay.hasNext()).isFalse();
        Match<?> match = replay.match();
        return FairDeal.read(match.setup(), match.names(), replay.deal());
    }

    private static Map<String, String> figures(String name) throws IOException {
        Map<String, String> figures = new LinkedHashMap<>();
        block(name).lines().map(line -> line.split(" += ", -1)).forEach(parts -> figures.put(parts[0], parts[1]));
        return figures;
    }

    private static String block(String name) throws IOException {
        String text = Files.readString(DOCUMENT);
        String begin = "<!-- " + name + " -->\n```\n";
        assertThat(text).containsOnlyOnce(begin);
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf("```", from));
    }
}
