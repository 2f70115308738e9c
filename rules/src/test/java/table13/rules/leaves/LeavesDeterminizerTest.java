package table13.rules.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.rules.leaves.LeavesScenario.leaves;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.AssignableDeterminizer;
import table13.rules.Determinizer;
import table13.rules.Journal;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

class LeavesDeterminizerTest {
    private final SplitMix chance = new SplitMix(8);

    /// Seat 0 has passed and publicly took a 9; seat 1 is to move, seat 2 has 4s, seat 3 a 13.
    private static LeavesScenario midway() {
        return leaves(4)
                .hands("1 2 9", "3 3 10 11", "4 4 5", "6 12 13")
                .row("7 7 9 9")
                .cleared("6 6 8 8")
                .lap(3)
                .play("pass9");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, View.WATCHER})
    @DisplayName("L8 All that a viewer knows is respected exactly, and only that")
    void known(int viewer) {
        LeavesScenario round = midway();
        Determinizer<LeavesState> determinizer = Leaves.GAME.determinizer(round.view(viewer));
        LeavesState sampled = Leaves.GAME.newState(round.state.setup);
        boolean[] differs = new boolean[4];
        for (int i = 0; i < 200; i++) {
            determinizer.sample(sampled, chance);
            assertThat(sampled.row).isEqualTo(round.state.row);
            assertThat(sampled.gone).isEqualTo(round.state.gone);
            assertThat(sampled.known).isEqualTo(round.state.known);
            assertThat(sampled.passed).isEqualTo(1);
            assertThat(sampled.lap).isEqualTo(3);
            assertThat(sampled.toMove).isEqualTo(1);
            assertThat((sampled.hands[0] >> 32) & 15).as("seat 0 has a 9").isPositive();
            assertThat(new LeavesInsight().census(sampled)).isEqualTo(new LeavesInsight().census(round.state));
            for (int seat = 0; seat < 4; seat++) {
                assertThat(sampled.points(seat)).as("cards in hand").isEqualTo(round.state.points(seat));
                differs[seat] |= sampled.hands[seat] != round.state.hands[seat];
            }
        }
        for (int seat = 0; seat < 4; seat++) {
            assertThat(differs[seat]).as("hand of %d is sampled", seat).isEqualTo(seat != viewer);
        }
    }

    @Test
    @DisplayName("L8 A card that was seen taken takes no part in the chances of the unseen ones")
    void knownIsNotShuffled() {
        LeavesScenario round = leaves(3)
                .hands("1", "2 3", "4 4")
                .row("9 9")
                .turnOf(1)
                .rest("5")
                .play("pass9");
        assertThat(round.hand(1)).isEqualTo("2 3 9");
        assertSpread(round);
    }

    @Test
    @DisplayName("L3 Every way to lay the unseen cards on hands and rest is equally likely")
    void uniform() {
        assertSpread(leaves(3).hands("1", "2 3", "4 4").rest("5"));
    }

    /// Compares the samples of seat 0 with all 120 orders of 2, 3, 4, 4 and 5: two cards for seat 1, two for seat 2 and
    /// one undealt.
    private void assertSpread(LeavesScenario round) {
        Map<String, Integer> orders = new TreeMap<>();
        String seen = round.known(1);
        tally(new ArrayList<>(), List.of("2", "3", "4", "4", "5"), seen, orders);
        Determinizer<LeavesState> determinizer = Leaves.GAME.determinizer(round.view(0));
        Map<String, Integer> found = new TreeMap<>();
        int samples = 60_000;
        for (int i = 0; i < samples; i++) {
            determinizer.sample(round.state, chance);
            assertThat(round.hand(0)).isEqualTo("1");
            found.merge(round.hand(1) + " | " + round.hand(2) + " | " + round.rest(), 1, Integer::sum);
        }
        assertThat(found.keySet()).isEqualTo(orders.keySet());
        double chiSquare = 0;
        for (String how : orders.keySet()) {
            double expected = samples * orders.get(how) / 120.0;
            chiSquare += Math.pow(found.get(how) - expected, 2) / expected;
        }
        int freedom = orders.size() - 1;
        assertThat(chiSquare).isBetween(freedom - 3 * Math.sqrt(2 * freedom), freedom + 3 * Math.sqrt(2 * freedom));
    }

    private static void tally(List<String> laid, List<String> left, String seen, Map<String, Integer> orders) {
        if (left.isEmpty()) {
            String first = sorted(laid.subList(0, 2)) + (seen.isEmpty() ? "" : " " + seen);
            orders.merge(first + " | " + sorted(laid.subList(2, 4)) + " | " + laid.get(4), 1, Integer::sum);
        }
        for (int i = 0; i < left.size(); i++) {
            List<String> more = new ArrayList<>(laid);
            List<String> fewer = new ArrayList<>(left);
            more.add(fewer.remove(i));
            tally(more, fewer, seen, orders);
        }
    }

    private static String sorted(List<String> cards) {
        return String.join(" ", cards.stream().sorted().toList());
    }

    @Test
    @DisplayName("Moves in a sampled round are not recorded until the next deal")
    void past() {
        LeavesScenario round = midway();
        LeavesState sampled = Leaves.GAME.newState(round.state.setup);
        Leaves.GAME.determinizer(round.view(1)).sample(sampled, chance);
        List<LeavesView.Moved> past = List.of(new LeavesView.Moved(0, new LeavesMove.Pass(9)));
        assertThat(past(sampled)).isEqualTo(past);
        sampled.play(LeavesState.passOf(6), chance, Journal.CLOSED);
        assertThat(past(sampled)).isEqualTo(past);
        LeavesState copy = Leaves.GAME.newState(round.state.setup);
        copy.copyFrom(sampled);
        copy.play(LeavesState.passOf(6), chance, Journal.CLOSED);
        assertThat(past(copy)).isEqualTo(past);
        copy.deal(2, chance, Journal.CLOSED);
        copy.play(LeavesState.firstOf(copy.legalPlays()), chance, Journal.CLOSED);
        assertThat(past(copy)).hasSize(1);
    }

    private static List<LeavesView.Moved> past(LeavesState state) {
        return ((LeavesView) Leaves.GAME.view(state, View.WATCHER)).moves();
    }

    @Test
    @DisplayName("A determinizer is reusable, and draws again each time")
    void again() {
        LeavesScenario round = leaves(5).dealt(0);
        Determinizer<LeavesState> determinizer = Leaves.GAME.determinizer(round.view(3));
        LeavesState first = Leaves.GAME.newState(round.state.setup);
        LeavesState second = Leaves.GAME.newState(round.state.setup);
        determinizer.sample(first, chance);
        determinizer.sample(second, chance);
        assertThat(second).isNotEqualTo(first);
        Leaves.GAME.determinizer(round.view(3)).sample(first, new SplitMix(1));
        Leaves.GAME.determinizer(round.view(3)).sample(second, new SplitMix(1));
        assertThat(second).isEqualTo(first);
    }

    @Test
    @DisplayName(
            "L8 Rewound, a round begins as it may have begun: to play what was played leads to what the viewer sees")
    void rewound() {
        Setup setup = Setup.of(Leaves.GAME, 5);
        LeavesState real = Leaves.GAME.newState(setup);
        LeavesState replayed = Leaves.GAME.newState(setup);
        int[] legal = new int[Leaves.GAME.mostLegalMoves()];
        for (int round = 0; round < 40; round++) {
            real.deal(chance.below(5), chance, Journal.CLOSED);
            for (int ply = 0; ply < 60 && real.toMove() != State.NOBODY; ply++) {
                RoundView view = Leaves.GAME.view(real, ply % 5);
                AssignableDeterminizer<LeavesState> determinizer = Leaves.GAME.determinizer(view);
                determinizer.sampleStart(replayed, chance);
                assertThat(replayed.row).isZero();
                assertThat(Cards.count(replayed.hands[0])).isEqualTo(LeavesState.handSize(5));
                for (int move : determinizer.moves()) {
                    assertThat(replayed.objection(move)).isNull();
                    replayed.play(move, chance, Journal.CLOSED);
                }
                assertThat(Leaves.GAME.view(replayed, ply % 5)).isEqualTo(view);
                real.play(legal[chance.below(real.legalMoves(legal))], chance, Journal.CLOSED);
            }
        }
    }

    @Test
    @DisplayName("Unseen cards lie on their assigned places; places without a holder come last")
    void laid() {
        LeavesScenario round = midway();
        AssignableDeterminizer<LeavesState> determinizer = Leaves.GAME.determinizer(round.view(1));
        byte[] cards = determinizer.unseen();
        int[] holders = determinizer.holders();
        LeavesState laid = Leaves.GAME.newState(round.state.setup);
        determinizer.assign(cards, laid);
        int[] hidden = new int[determinizer.players() * Cards.KINDS];
        for (int place = 0; place < cards.length; place++) {
            if (holders[place] == State.NOBODY) {
                assertThat(holders[holders.length - 1]).isEqualTo(State.NOBODY);
            } else {
                assertThat(determinizer.isHidden(holders[place])).isTrue();
                hidden[holders[place] * Cards.KINDS + cards[place]]++;
            }
        }
        assertThat(determinizer.isHidden(1)).isFalse();
        for (int seat = 0; seat < determinizer.players(); seat++) {
            for (int kind = 0; kind < Cards.KINDS; kind++) {
                assertThat(Cards.count(laid.hands[seat], kind))
                        .isEqualTo(determinizer.known(seat, kind) + hidden[seat * Cards.KINDS + kind]);
            }
        }
    }
}
