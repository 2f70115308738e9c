package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.thirteen.Friday;
import table13.testkit.Setups;

class BotsTest {
    private static final int MOST_MOVES = 150;

    static List<Setup> setups() {
        return Setups.all();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Tag("slow")
    void everyLevelPlaysLegalMovesAtEveryTable(Setup setup) {
        List<Bot> bots = Stream.of(
                        "random", "easy", "greedy", "medium", "net", "hard:iterations=6", "expert:iterations=12")
                .map(name -> Bots.named(name, setup))
                .toList();
        SplitMix chance = new SplitMix(13);
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), chance);
        for (int move = 0; move < MOST_MOVES && !match.isOver(); move++) {
            View view = match.view(match.toMove());
            Choice choice = bots.get(chance.below(bots.size())).choose(view, chance.next());
            assertThat(view.seen().legalMoves()).contains(choice.move());
            match.play(choice.move());
        }
    }

    @Test
    void searchSaysWhatItThinksOfTheAlternatives() {
        Setup setup = Setup.of(Friday.GAME, 4);
        Match<?> match = Match.begin(setup, Collections.nCopies(4, "bot"), new SplitMix(5));
        View view = match.view(match.toMove());
        for (String name : List.of("expert", "expert:search=tree", "expert:opponents=tuned")) {
            Choice choice = Bots.named(name, setup).choose(view, 1);
            assertThat(choice.estimates()).hasSameSizeAs(view.seen().legalMoves());
            assertThat(choice.estimates().getFirst().move()).isEqualTo(choice.move());
            assertThat(choice.estimates())
                    .allSatisfy(
                            estimate -> assertThat(estimate.winProbability()).isBetween(0.0, 1.0));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "genius | There is no bot 'genius'; there are: random, easy, greedy, medium, net, hard, expert.",
                "\"\" | There is no bot ''; there are: random, easy, greedy, medium, net, hard, expert.",
                "expert: | '' in 'expert:' should be a setting like iterations=300, given once.",
                "expert:fast | 'fast' in 'expert:fast' should be a setting like iterations=300, given once.",
                "expert:noise=0:noise=0 | 'noise=0' in 'expert:noise=0:noise=0' should be a setting like iterations=300, given once.",
                "expert:speed=9 | The bot expert has no setting 'speed'.",
                "medium:iterations=9 | The bot medium has no setting 'iterations'.",
                "expert:iterations=many | The setting iterations of expert is a whole number, not 'many'.",
                "expert:iterations=0 | iterations must be 1 to 10000000.",
                "expert:iterations=99999999999 | The setting iterations of expert is a whole number, not '99999999999'.",
                "expert:noise=2 | noise must be 0 to 1.",
                "expert:noise=NaN | The setting noise of expert is a number, not 'NaN'.",
                "expert:endgame=40 | endgame must be 0 to 14.",
                "expert:search=deep | The setting search of expert is flat or tree, not 'deep'.",
                "expert:opponents=nice | The setting opponents of expert is tuned, greedy, or a mixture of the two like 3/1, not 'nice'.",
                "easy:mistakes=2 | The setting mistakes of easy is a number from 0 to 1, not '2'."
            })
    void unknownBotsAreRefusedInASentence(String name, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.named(name, Setup.of(Friday.GAME, 4)))
                .withMessage(reason);
    }
}
