package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.search.GameKnowledge;
import table13.bots.search.NetPolicy;
import table13.bots.search.OpponentModel;
import table13.bots.search.PlayerType;
import table13.bots.search.Policies;
import table13.bots.search.Policy;
import table13.bots.search.TypeLikelihoods;
import table13.bots.thirteen.PileKnowledge;
import table13.rules.HistoryDeterminizer;
import table13.rules.Journal;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;

@DisplayName("The opponent model in 13 and Friday the 13th")
class OpponentModelTest {
    private static final int PLAYERS = 4;
    private static final int DEALS = 12;
    private static final int ROUNDS = 40;

    private final SplitMix chance = new SplitMix(8);

    static List<GameKnowledge<PileState>> crafts() {
        return List.of(PileKnowledge.THIRTEEN, PileKnowledge.FRIDAY);
    }

    private static TypeLikelihoods<PileState> people(GameKnowledge<PileState> knowledge) {
        LearnedWeights learned = LearnedWeights.of(knowledge.game());
        Policy<PileState> taught = knowledge.linear(Objects.requireNonNull(learned.rule()));
        Policy<PileState> net = new NetPolicy<>(knowledge.features(), learned.net());
        Policies<PileState> policies =
                new Policies<>(taught, knowledge.heuristic(learned.weights()), knowledge.greedy(), net);
        return new TypeLikelihoods<>(knowledge.game(), policies, knowledge.beginner());
    }

    /// The mean posterior of each type for the other seats, late in rounds in which all of them are the same bot.
    private Map<PlayerType, Double> seen(GameKnowledge<PileState> knowledge, String name, int plies) {
        PileGame game = (PileGame) knowledge.game();
        Setup setup = Setup.of(game, PLAYERS);
        Bot bot = Bots.named(name, setup);
        PileState state = game.newState(setup);
        PileState room = game.newState(setup);
        Map<PlayerType, Double> often = new EnumMap<>(PlayerType.class);
        PlayerType.ALL.forEach(type -> often.put(type, 0.0));
        for (int deal = 0; deal < DEALS; deal++) {
            state.deal(0, chance, Journal.CLOSED);
            for (int ply = 0; ply < plies; ply++) {
                RoundView seen = game.view(state, state.toMove());
                List<Integer> totals = Collections.nCopies(PLAYERS, 0);
                View view = new View(setup, state.toMove(), 1, List.of(), totals, List.of(), seen);
                state.play(bot.choose(view, chance.next()).move().code(), chance, Journal.CLOSED);
            }
            HistoryDeterminizer<PileState> determinizer = game.determinizer(game.view(state, 0));
            OpponentModel<PileState> opponents =
                    new OpponentModel<>(determinizer, 0, PLAYERS, people(knowledge), room, 8, chance);
            for (int round = 0; round < ROUNDS; round++) {
                opponents.sample(room, chance);
                for (int seat = 1; seat < PLAYERS; seat++) {
                    often.merge(opponents.type(seat), 1.0 / (DEALS * ROUNDS * (PLAYERS - 1)), Double::sum);
                }
            }
        }
        return often;
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("comes from what they did")
    void found(GameKnowledge<PileState> knowledge) {
        Map<String, PlayerType> types = Map.of(
                "greedy", PlayerType.GREEDY,
                "medium:mistakes=0", PlayerType.HEURISTIC,
                "easy", PlayerType.BEGINNER,
                "net", PlayerType.SEARCHER);
        types.forEach((name, type) ->
                assertThat(seen(knowledge, name, 40).get(type)).as(name).isGreaterThan(0.5));
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("is the prior at first, most likely a searcher; and no type is ever ruled out")
    void atFirst(GameKnowledge<PileState> knowledge) {
        Map<PlayerType, Double> often = seen(knowledge, "greedy", 0);
        assertThat(often.get(PlayerType.SEARCHER)).isBetween(0.6, 0.8);
        assertThat(often.values()).allMatch(part -> part > 0.05);
    }

    @Test
    @DisplayName("leaves cards as even as they were")
    void cards() {
        PileGame game = (PileGame) PileKnowledge.FRIDAY.game();
        Setup setup = Setup.of(game, PLAYERS);
        PileState state = game.newState(setup);
        state.deal(0, chance, Journal.CLOSED);
        RoundView view = game.view(state, 2);
        OpponentModel<PileState> opponents = new OpponentModel<>(
                game.determinizer(view), 2, PLAYERS, people(PileKnowledge.FRIDAY), game.newState(setup), 8, chance);
        for (int round = 0; round < ROUNDS; round++) {
            opponents.sample(state, chance);
            assertThat(game.view(state, 2)).isEqualTo(view);
            assertThat(state.toMove()).isNotEqualTo(State.NOBODY);
        }
    }
}
