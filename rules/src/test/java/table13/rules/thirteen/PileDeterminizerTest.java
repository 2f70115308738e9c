package table13.rules.thirteen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Determinizer;
import table13.rules.HistoryDeterminizer;
import table13.rules.Journal;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

class PileDeterminizerTest {

    @Test
    @DisplayName("T9 What was seen taken and what lies on the targets is respected exactly, the rest is dealt anew")
    void known() {
        PileScenario round = PileScenario.thirteen(4).dealt(0);
        for (int i = 0; i < 25; i++) {
            round.play(round.legalMoves().getFirst());
        }
        Determinizer<PileState> determinizer = round.game.determinizer(round.view(2));
        PileState sampled = round.game.newState(round.state.setup);
        determinizer.sample(sampled, new SplitMix(1));
        assertThat(sampled.taken).isEqualTo(round.state.taken);
        assertThat(sampled.targets).isEqualTo(round.state.targets);
        assertThat(sampled.hands[2]).isEqualTo(round.state.hands[2]);
        assertThat(sampled.toPlay).isEqualTo(round.state.toPlay);
        assertThat(sampled.hands[1]).isNotEqualTo(round.state.hands[1]);
        determinizer.sample(sampled, new SplitMix(1));
        long sameAgain = sampled.hands[1];
        determinizer.sample(sampled, new SplitMix(2));
        assertThat(sampled.hands[1]).isNotEqualTo(sameAgain);
    }

    @Test
    @DisplayName("F4 The unused fourth hand keeps its size and any unseen card can be in it")
    void unusedHand() {
        PileScenario round = PileScenario.friday(3).dealt(0);
        Determinizer<PileState> determinizer = round.game.determinizer(round.view(0));
        PileState sampled = round.game.newState(round.state.setup);
        SplitMix chance = new SplitMix(2);
        long fours = 0;
        for (int i = 0; i < 20_000; i++) {
            determinizer.sample(sampled, chance);
            assertThat(Cards.count(sampled.spare)).isEqualTo(13);
            fours += Cards.count(sampled.spare, Cards.FOUR);
        }
        int unseenFours = 8 - Cards.count(round.state.hands[0], Cards.FOUR);
        assertThat(fours / 20_000.0).isBetween(unseenFours / 3.0 - 0.03, unseenFours / 3.0 + 0.03);
    }

    @Test
    @DisplayName("T5 Every way to lay five unseen cards on hands and draw pile is equally likely")
    void uniform() {
        PileScenario round = PileScenario.thirteen(3)
                .hand(0, "b1")
                .hand(1, "b2")
                .hand(2, "n n")
                .drawPile("y7 g7");
        PileView view = round.view(0);
        // All other cards count as played, so five cards are left to place.
        PileDeterminizer determinizer = new PileDeterminizer(round.game.newState(round.state.setup), seenAllBut(view));
        PileState sampled = round.game.newState(round.state.setup);
        SplitMix chance = new SplitMix(3);
        Map<String, Integer> seen = new TreeMap<>();
        int samples = 60_000;
        for (int i = 0; i < samples; i++) {
            determinizer.sample(sampled, chance);
            String how = Cards.list(sampled.hands[1], sampled.deck) + " " + Cards.list(sampled.hands[2], sampled.deck)
                    + " " + sampled.shuffled[sampled.drawn] + " " + sampled.shuffled[sampled.drawn + 1];
            seen.merge(how, 1, Integer::sum);
        }
        // b2 n n y7 g7 on places of 1, 2, 1 and 1: the order within a hand does not matter.
        assertThat(seen).hasSize(33);
        seen.forEach((how, times) -> {
            // The number of the 120 orders of the five cards with this result; two cards are alike.
            int orders = how.contains("[n, n]") ? 2 : 4;
            assertThat(times / (samples / 120.0)).as(how).isBetween(orders * 0.88, orders * 1.12);
        });
    }

    private static PileView seenAllBut(PileView view) {
        int[] left = new int[Cards.KINDS];
        left[Cards.kind(0, 1)]++;
        left[Cards.kind(0, 2)]++;
        left[Cards.FOUR] += 2;
        left[Cards.kind(1, 7)]++;
        left[Cards.kind(2, 7)]++;
        List<PileView.Play> plays = new ArrayList<>();
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            int copies = Thirteen.GAME.deck(view.setup()).copies(kind);
            for (int i = left[kind]; i < copies; i++) {
                int target = kind == Cards.FOUR ? 0 : Cards.suit(kind);
                plays.add(new PileView.Play(
                        plays.size() % 3, Thirteen.GAME.deck(view.setup()).card(kind), target));
            }
        }
        return new PileView(
                view.setup(),
                view.viewer(),
                0,
                view.toMove(),
                view.hand(),
                view.handSizes(),
                view.drawPile(),
                view.targets(),
                view.taken(),
                view.openTaken(),
                plays,
                view.legalMoves());
    }

    @Test
    @DisplayName("A watcher samples every hand")
    void watcher() {
        PileScenario round = PileScenario.friday(4).dealt(0);
        PileState sampled = round.game.newState(round.state.setup);
        round.game.determinizer(round.view(View.WATCHER)).sample(sampled, new SplitMix(4));
        for (int seat = 0; seat < 4; seat++) {
            assertThat(sampled.hands[seat]).isNotEqualTo(round.state.hands[seat]);
            assertThat(Cards.count(sampled.hands[seat])).isEqualTo(round.handSize(seat));
        }
    }

    @Test
    @DisplayName("T9 The round can be begun anew: its moves lead to a round that the viewer could be looking at")
    void rewound() {
        SplitMix chance = new SplitMix(9);
        int[] legal = new int[PileState.MOST_LEGAL_MOVES];
        for (PileGame game : List.of(Thirteen.GAME, Friday.GAME)) {
            for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
                Setup setup = Setup.of(game, players);
                PileState real = game.newState(setup);
                PileState replayed = game.newState(setup);
                real.deal(chance.below(players), chance, Journal.CLOSED);
                for (int ply = 0; real.toMove() != State.NOBODY; ply++) {
                    RoundView view = game.view(real, ply % players);
                    HistoryDeterminizer<PileState> determinizer = game.determinizer(view);
                    determinizer.sampleStart(replayed, chance);
                    assertThat(replayed.drawn).isEqualTo(replayed.dealt());
                    for (int move : determinizer.moves()) {
                        assertThat(replayed.objection(move)).isNull();
                        replayed.play(move, chance, Journal.CLOSED);
                    }
                    assertThat(game.view(replayed, ply % players)).isEqualTo(view);
                    real.play(legal[chance.below(real.legalMoves(legal))], chance, Journal.CLOSED);
                }
            }
        }
    }
}
