package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.bots.Bot;
import table13.bots.manners.Manners;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.registry.Games;

@DisplayName("Bots that err")
class ErringBotTest {
    /// Views for each game and number of players.
    private static final int VIEWS = 600;

    static Stream<Arguments> games() {
        return Games.ALL.stream().map(Arguments::of);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("miss no win in hand at any level, and do nothing absurd at the easy one, in thousands of views")
    @Tag("slow")
    void errLikePeople(Game<?> game) {
        Moments moments = new Moments();
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            Setup setup = Setup.of(game, players);
            List<Bot> easy = bots(setup, "easy", "easy:mistakes=1", "easy:mistakes=0");
            List<Bot> others = bots(setup, "medium", "medium:mistakes=1", "hard:iterations=4:mistakes=1");
            watch(game, setup, easy, others, moments);
        }
        assertThat(moments.absurd).as("views that allowed something absurd").isGreaterThan(VIEWS / 2);
        if (moments.winsPossible) {
            assertThat(moments.wins)
                    .as("views that allowed a win, and something else")
                    .isGreaterThan(10);
        }
    }

    private static List<Bot> bots(Setup setup, String... names) {
        return Stream.of(names).map(name -> Bots.named(name, setup)).toList();
    }

    /// Counts of the observed situations.
    private static final class Moments {
        private int absurd;
        private int wins;
        private boolean winsPossible;
    }

    private static <S extends State<S>> void watch(
            Game<S> game, Setup setup, List<Bot> easy, List<Bot> others, Moments moments) {
        Manners<S> manners = Manners.of(game);
        S state = game.newState(setup);
        SplitMix chance = new SplitMix(setup.players());
        Match<?> match = begin(setup, chance);
        for (int i = 0; i < VIEWS; i++) {
            View view = match.view(match.toMove());
            long seed = chance.next();
            List<Move> moves = view.seen().legalMoves();
            game.determinizer(view.seen()).sample(state, chance);
            List<Move> wins = moves.stream()
                    .filter(move -> manners.wins(state, move.code()))
                    .toList();
            boolean isTest = !wins.isEmpty() && wins.size() < moves.size();
            moments.wins += isTest ? 1 : 0;
            moments.winsPossible |= !wins.isEmpty();
            boolean temptation = moves.stream().anyMatch(move -> manners.isAbsurd(state, move.code()));
            moments.absurd += temptation ? 1 : 0;
            for (Bot bot : easy) {
                Move move = bot.choose(view, seed).move();
                assertThat(wins.isEmpty() || wins.contains(move))
                        .as("%s misses %s with %s in %s", bot.name(), wins, move, view)
                        .isTrue();
                assertThat(manners.isAbsurd(state, move.code()))
                        .as("%s plays %s, which is absurd, in %s", bot.name(), move, view)
                        .isFalse();
            }
            for (Bot bot : isTest ? others : List.<Bot>of()) {
                assertThat(wins)
                        .as("%s in %s", bot.name(), view)
                        .contains(bot.choose(view, seed).move());
            }
            match.play(easy.getFirst().choose(view, seed).move());
            match = match.isOver() ? begin(setup, chance) : match;
        }
    }

    private static Match<?> begin(Setup setup, SplitMix chance) {
        return Match.begin(setup, Collections.nCopies(setup.players(), "bot"), new SplitMix(chance.next()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "medium", "hard:iterations=20", "expert:iterations=20"})
    @DisplayName("play as ever if they make no mistakes, and otherwise sometimes")
    void mistakesAreSometimes(String name) {
        Game<?> game = Games.ALL.getFirst();
        Setup setup = Setup.of(game, 4);
        Bot careful = Bots.named(name + ":mistakes=0", setup);
        Bot erring = Bots.named(name + ":mistakes=0.5", setup);
        SplitMix chance = new SplitMix(13);
        Match<?> match = begin(setup, chance);
        int same = 0;
        int views = 0;
        for (; !match.isOver() && views < 100; views++) {
            View view = match.view(match.toMove());
            long seed = chance.next();
            Move move = careful.choose(view, seed).move();
            assertThat(careful).isNotInstanceOf(ErringBot.class);
            same += erring.choose(view, seed).move().equals(move) ? 1 : 0;
            match.play(move);
        }
        assertThat(same).isBetween(views / 2, views - 5);
    }
}
