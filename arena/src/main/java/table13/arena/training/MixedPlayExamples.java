package table13.arena.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.GameKnowledge;
import table13.bots.search.PlayerType;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Plays rounds of mixed player types, half of them searchers, and collects examples for the behaviour model.
final class MixedPlayExamples<S extends State<S>> implements ExampleSource {
    private final Game<S> game;
    private final Setup setup;
    private final BehaviourFeatures<S> behaviour;
    private final List<Bot> bots;
    private final List<PlayerType> seats = new ArrayList<>();
    private final S state;
    private final int[] moves;
    private final int[] active;

    MixedPlayExamples(GameKnowledge<S> knowledge, BehaviourFeatures<S> behaviour, Setup setup) {
        game = knowledge.game();
        this.setup = setup;
        this.behaviour = behaviour;
        bots = PlayerType.ALL.stream().map(type -> Bots.named(bot(type), setup)).toList();
        state = game.newState(setup);
        moves = new int[game.mostLegalMoves()];
        active = new int[behaviour.most()];
    }

    /// The bot that generates the examples of a type.
    static String bot(PlayerType type) {
        return switch (type) {
            case SEARCHER -> "hard:mistakes=0:iterations=400";
            case HEURISTIC -> "medium:mistakes=0";
            case GREEDY -> "greedy";
            case BEGINNER -> "easy";
        };
    }

    @Override
    public List<Example> play(SplitMix chance) {
        List<Example> examples = new ArrayList<>();
        takeSeats(chance);
        state.deal(chance.below(setup.players()), chance, Journal.CLOSED);
        while (state.toMove() != State.NOBODY) {
            int n = state.legalMoves(moves);
            int move = moves[0];
            if (n > 1) {
                PlayerType type = seats.get(state.toMove());
                move = bots.get(type.number()).move(view(), chance.next()).code();
                examples.add(example(n, move, type));
            }
            state.play(move, chance, Journal.CLOSED);
        }
        return examples;
    }

    private void takeSeats(SplitMix chance) {
        seats.clear();
        for (int seat = 0; seat < setup.players(); seat++) {
            seats.add(
                    chance.below(2) == 0
                            ? PlayerType.SEARCHER
                            : PlayerType.ALL.get(1 + chance.below(PlayerType.ALL.size() - 1)));
        }
    }

    private View view() {
        int seat = state.toMove();
        List<Integer> totals = Collections.nCopies(setup.players(), 0);
        return new View(setup, seat, 1, List.of(), totals, List.of(), game.view(state, seat));
    }

    private Example example(int n, int made, PlayerType type) {
        behaviour.see(state);
        short[][] all = new short[n][];
        float[] wanted = new float[n];
        for (int i = 0; i < n; i++) {
            int held = behaviour.held(state, behaviour.kindOf(moves[i]));
            all[i] = new short[behaviour.of(moves[i], held, type, active)];
            for (int f = 0; f < all[i].length; f++) {
                all[i][f] = (short) active[f];
            }
            wanted[i] = moves[i] == made ? 1 : 0;
        }
        return new Example(all, wanted);
    }
}
