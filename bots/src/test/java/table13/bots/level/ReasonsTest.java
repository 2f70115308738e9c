package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.Choice.Effect;
import table13.bots.Choice.Estimate;
import table13.bots.registry.KnowledgeRegistry;
import table13.rules.Advice;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;

@DisplayName("The reasons of a choice")
class ReasonsTest {
    private static final int MOST_MOVES = 120;

    static List<Game<?>> games() {
        return Games.ALL;
    }

    /// Every choice in a match of bots with short searches of different kinds.
    private static void inMatches(Game<?> game, Consumer<Choice> check) {
        Setup setup = Setup.of(game, game.usualPlayers());
        List<Bot> bots = List.of(
                Bots.named("expert:iterations=120", setup),
                Bots.named("expert:iterations=60:search=tree", setup),
                Bots.named("hard:mistakes=0:iterations=25", setup));
        for (int seed = 1; seed <= 2; seed++) {
            SplitMix chance = new SplitMix(seed);
            Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), chance);
            for (int move = 0; move < MOST_MOVES && !match.isOver(); move++) {
                View view = match.view(match.toMove());
                Choice choice = bots.get(move % bots.size()).choose(view, chance.next());
                if (view.seen().legalMoves().size() > 1) {
                    check.accept(choice);
                }
                match.play(choice.move());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("never contradict it: there is always an alternative, and none has a better figure")
    void agrees(Game<?> game) {
        inMatches(game, choice -> {
            assertThat(choice.estimates()).hasSizeGreaterThan(1);
            Estimate best = choice.estimates().getFirst();
            assertThat(best.move()).isEqualTo(choice.move());
            assertThat(best.standardError()).isZero();
            assertThat(best.weight()).isPositive();
            double before = 1;
            for (Estimate estimate : choice.estimates()) {
                assertThat(estimate.winProbability()).isBetween(0.0, before);
                assertThat(estimate.standardError()).isNotNegative();
                before = estimate.winProbability();
            }
            Advice advice = choice.advice();
            assertThat(advice.move()).isEqualTo(choice.move().notation());
            assertThat(advice.lines()).hasSizeBetween(2, 3);
            assertThat(advice.lines())
                    .allSatisfy(line -> assertThat(line.cost()).isNotNegative());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("name the consequences of the best moves, and every consequence occurs")
    void tellsWhatComesOfIt(Game<?> game) {
        Set<String> seen = new HashSet<>();
        inMatches(game, choice -> {
            for (Estimate estimate : choice.estimates().stream().limit(2).toList()) {
                assertThat(estimate.effects()).isNotEmpty();
                for (Effect effect : estimate.effects()) {
                    assertThat(effect.frequency()).isBetween(0.0, 1.0 + 1e-9);
                    if (effect.frequency() > 0) {
                        seen.add(effect.what().id());
                    }
                }
            }
        });
        assertThat(KnowledgeRegistry.of(game).consequences())
                .allSatisfy(what -> assertThat(seen).contains(what.id()));
    }
}
