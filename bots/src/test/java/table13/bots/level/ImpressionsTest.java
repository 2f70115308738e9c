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
import table13.bots.search.Craft;
import table13.bots.search.Impressions;
import table13.bots.search.Likeness;
import table13.bots.search.NetThumb;
import table13.bots.search.People;
import table13.bots.search.Thumb;
import table13.bots.search.Thumbs;
import table13.bots.thirteen.PileCraft;
import table13.rules.Hindsight;
import table13.rules.Journal;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;

@DisplayName("Whom everybody seems to be like in 13 and Friday the 13th")
class ImpressionsTest {
    private static final int PLAYERS = 4;
    private static final int DEALS = 12;
    private static final int ROUNDS = 40;

    private final SplitMix chance = new SplitMix(8);

    static List<Craft<PileState>> crafts() {
        return List.of(PileCraft.THIRTEEN, PileCraft.FRIDAY);
    }

    private static People<PileState> people(Craft<PileState> craft) {
        Learned learned = Learned.of(craft.game());
        Thumb<PileState> taught = craft.taught(Objects.requireNonNull(learned.rule()));
        Thumb<PileState> net = new NetThumb<>(craft.features(), learned.net());
        Thumbs<PileState> thumbs = new Thumbs<>(taught, craft.thumb(learned.weights()), craft.greedy(), net);
        return new People<>(craft.game(), thumbs, craft.beginner());
    }

    /// How often the others are taken to be like that, late in rounds in which all of them are such bots.
    private Map<Likeness, Double> seen(Craft<PileState> craft, String name, int plies) {
        PileGame game = (PileGame) craft.game();
        Setup setup = Setup.of(game, PLAYERS);
        Bot bot = Bots.named(name, setup);
        PileState state = game.newState(setup);
        PileState room = game.newState(setup);
        Map<Likeness, Double> often = new EnumMap<>(Likeness.class);
        Likeness.ALL.forEach(likeness -> often.put(likeness, 0.0));
        for (int deal = 0; deal < DEALS; deal++) {
            state.deal(0, chance, Journal.CLOSED);
            for (int ply = 0; ply < plies; ply++) {
                RoundView seen = game.view(state, state.toMove());
                List<Integer> totals = Collections.nCopies(PLAYERS, 0);
                View view = new View(setup, state.toMove(), 1, List.of(), totals, List.of(), seen);
                state.play(bot.choose(view, chance.next()).move().code(), chance, Journal.CLOSED);
            }
            Hindsight<PileState> hindsight = game.imagination(game.view(state, 0));
            Impressions<PileState> impressions =
                    new Impressions<>(hindsight, 0, PLAYERS, people(craft), room, 8, chance);
            for (int round = 0; round < ROUNDS; round++) {
                impressions.imagine(room, chance);
                for (int seat = 1; seat < PLAYERS; seat++) {
                    often.merge(impressions.likeness(seat), 1.0 / (DEALS * ROUNDS * (PLAYERS - 1)), Double::sum);
                }
            }
        }
        return often;
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("comes from what they did")
    void found(Craft<PileState> craft) {
        Map<String, Likeness> whom = Map.of(
                "greedy", Likeness.GREEDY,
                "medium:mistakes=0", Likeness.CRAFTSMAN,
                "easy", Likeness.BEGINNER,
                "net", Likeness.THINKER);
        whom.forEach((name, likeness) ->
                assertThat(seen(craft, name, 40).get(likeness)).as(name).isGreaterThan(0.5));
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("is anybody at first, most likely somebody who thinks; and nobody is ever ruled out")
    void atFirst(Craft<PileState> craft) {
        Map<Likeness, Double> often = seen(craft, "greedy", 0);
        assertThat(often.get(Likeness.THINKER)).isBetween(0.6, 0.8);
        assertThat(often.values()).allMatch(part -> part > 0.05);
    }

    @Test
    @DisplayName("leaves cards as even as they were")
    void cards() {
        PileGame game = (PileGame) PileCraft.FRIDAY.game();
        Setup setup = Setup.of(game, PLAYERS);
        PileState state = game.newState(setup);
        state.deal(0, chance, Journal.CLOSED);
        RoundView view = game.view(state, 2);
        Impressions<PileState> impressions = new Impressions<>(
                game.imagination(view), 2, PLAYERS, people(PileCraft.FRIDAY), game.newState(setup), 8, chance);
        for (int round = 0; round < ROUNDS; round++) {
            impressions.imagine(state, chance);
            assertThat(game.view(state, 2)).isEqualTo(view);
            assertThat(state.toMove()).isNotEqualTo(State.NOBODY);
        }
    }
}
