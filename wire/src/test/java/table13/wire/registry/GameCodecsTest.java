package table13.wire.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.Json;
import table13.wire.JsonWriter;

@DisplayName("The codecs of")
class GameCodecsTest {
    private static final Set<String> WRITTEN_ELSEWHERE = Set.of("setup", "viewer", "legalMoves");
    private static final int MOVES = 4;

    static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    @Test
    @DisplayName("every registered game are known")
    void everyGame() {
        for (Game<?> game : Games.ALL) {
            assertThatCode(() -> GameCodecs.of(game)).as(game.id()).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("a round write every component of the view, and nothing else")
    void wholeView(Game<?> game) {
        View view = view(game);
        Set<String> components = new TreeSet<>();
        for (RecordComponent component : view.seen().getClass().getRecordComponents()) {
            components.add(component.getName());
        }
        components.removeAll(WRITTEN_ELSEWHERE);
        JsonWriter text = new JsonWriter().begin();
        GameCodecs.write("table", view.seen(), text);
        assertThat(Json.read(text.end().toString()))
                .extracting("table")
                .extracting(table -> ((Map<?, ?>) table).keySet())
                .asInstanceOf(InstanceOfAssertFactories.collection(Object.class))
                .as(game.id())
                .containsExactlyInAnyOrderElementsOf(components);
        assertThat(Arrays.stream(View.class.getRecordComponents()).map(RecordComponent::getName))
                .containsExactly("setup", "viewer", "round", "points", "totals", "winners", "seen");
    }

    /// A view after some random moves.
    private static View view(Game<?> game) {
        SplitMix chance = new SplitMix(13);
        Setup setup = Setup.of(game, game.mostPlayers());
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), chance);
        for (int i = 0; i < MOVES; i++) {
            List<Move> legal = match.view(match.toMove()).seen().legalMoves();
            match.play(legal.get(chance.below(legal.size())));
        }
        return match.view(match.toMove());
    }
}
