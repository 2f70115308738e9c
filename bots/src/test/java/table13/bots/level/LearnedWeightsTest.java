package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.neural.NeuralNet;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.GameKnowledge;
import table13.bots.search.NetPolicy;
import table13.rules.Game;
import table13.rules.registry.Games;

@DisplayName("The learned weights of a game")
class LearnedWeightsTest {
    private static final int MOST_BYTES = 60_000;

    static List<Game<?>> games() {
        return Games.ALL;
    }

    static List<GameKnowledge<?>> crafts() {
        return KnowledgeRegistry.ALL;
    }

    private static String text(Game<?> game) throws IOException {
        try (InputStream in = Objects.requireNonNull(
                LearnedWeights.class.getResourceAsStream("learned/" + game.id() + ".txt"), game.id())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    @DisplayName("exist for every registered game, and no other")
    void everyGame() {
        assertThat(KnowledgeRegistry.ALL).extracting(GameKnowledge::game).isEqualTo(Games.ALL);
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("fit the heuristic policy and the features")
    void fits(GameKnowledge<?> knowledge) {
        LearnedWeights learned = LearnedWeights.of(knowledge.game());
        assertThat(learned.weights()).hasSameSizeAs(knowledge.initialWeights());
        assertThat(new NetPolicy<>(knowledge.features(), learned.net())).isNotNull();
        int[] rule = learned.rule();
        assertThat(rule == null || rule.length == knowledge.features().count()).isTrue();
        BehaviourFeatures<?> behaviour = knowledge.behaviour();
        assertThat(learned.habits() == null).isEqualTo(behaviour == null);
        if (behaviour != null) {
            assertThat(Objects.requireNonNull(learned.habits()).features()).isEqualTo(behaviour.count());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("name the commands of their training")
    void commands(Game<?> game) throws IOException {
        assertThat(text(game))
                .contains("# ./table13 tune " + game.id() + " --generations ")
                .contains("# ./table13 tune " + game.id() + " --net ");
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are small enough for a phone")
    void small(Game<?> game) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(text(game).getBytes(StandardCharsets.UTF_8));
        }
        assertThat(packed.size()).isLessThanOrEqualTo(MOST_BYTES);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are written as they are read")
    void rows(Game<?> game) throws IOException {
        NeuralNet habits = LearnedWeights.of(game).habits();
        assertThat(text(game))
                .contains("\n" + String.join("\n", LearnedWeights.of(game).net().rows()) + "\n");
        assertThat(text(game))
                .endsWith(String.join(
                                "\n", (habits == null ? LearnedWeights.of(game).net() : habits).rows()) + "\n");
    }

    @Test
    @DisplayName("are refused if a part is missing or no number")
    void refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LearnedWeights.read("1.5\n2\n"))
                .withMessageContaining("net");
        assertThatIllegalArgumentException().isThrownBy(() -> LearnedWeights.read("1.5\nnet\n1 2 3\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> LearnedWeights.read("many\nnet\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> LearnedWeights.read("1.5\nrule\n2.5\nnet\n"));
    }
}
