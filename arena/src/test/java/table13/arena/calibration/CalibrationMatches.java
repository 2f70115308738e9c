package table13.arena.calibration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.level.Bots;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.Calibration;
import table13.bots.search.GameKnowledge;
import table13.bots.search.PlayerType;
import table13.bots.search.SearchConfig;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Plays whole matches of the expert against the opponents of its prior: types drawn again for each round and seat,
/// with a few random moves.
final class CalibrationMatches {
    private static final double ALMOST = 1e-6;

    private final Setup setup;
    private final Bot expert;

    /// One for each [PlayerType].
    private final List<Bot> opponents;

    /// The weight of each of them at a seat.
    private final int[] often;

    private final SearchConfig config;
    private final Calibration calibration;

    CalibrationMatches(Setup setup, String expert) {
        this.setup = setup;
        this.expert = Bots.named(expert, setup);
        opponents = PlayerType.ALL.stream()
                .map(type -> Bots.named(name(type), setup))
                .toList();
        config = KnowledgeRegistry.of(setup.game()).expert(setup).build();
        often = often(config);
        calibration = KnowledgeRegistry.of(setup.game()).calibration();
    }

    private static String name(PlayerType type) {
        return switch (type) {
            case SEARCHER -> "net";
            case HEURISTIC -> "medium:mistakes=0";
            case GREEDY -> "greedy";
            case BEGINNER -> "easy";
        };
    }

    /// The expert's prior over types, as in `OpponentModel` and `McmcBelief`; without a model all are heuristic
    /// players.
    private static int[] often(SearchConfig config) {
        if (config.historySamples() > 0) {
            return new int[] {7, 1, 1, 1};
        }
        return config.swaps() > 0 ? new int[] {1, 1, 1, 1} : new int[] {0, 1, 0, 0};
    }

    /// The expert's predictions in one match; its seat follows from the number.
    List<Sample> match(long number, long seed) {
        SplitMix seeded = new SplitMix(seed + new SplitMix(number).next());
        int seat = (int) (number % setup.players());
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "bot"), seeded);
        SplitMix chance = new SplitMix(seeded.next());
        List<Bot> others = new ArrayList<>();
        int drawnIn = 0;
        List<Prediction> predictions = new ArrayList<>();
        while (!match.isOver()) {
            if (drawnIn != match.round()) {
                drawnIn = match.round();
                others = draw(chance);
            }
            View view = match.view(match.toMove());
            if (match.toMove() == seat) {
                Choice choice = expert.choose(view, chance.next());
                if (choice.estimates().size() > 1) {
                    predictions.add(prediction(choice.estimates().getFirst().winProbability(), view));
                }
                match.play(choice.move());
            } else {
                match.play(move(others.get(match.toMove()), view, chance));
            }
        }
        List<Integer> winners = match.winners();
        double won = winners.contains(seat) ? 1.0 / winners.size() : 0;
        return predictions.stream()
                .map(each -> new Sample(each.share, each.win, each.ahead, won))
                .toList();
    }

    private record Prediction(double share, double win, double ahead) {}

    private Prediction prediction(double win, View view) {
        double ahead = Calibration.ahead(view, partLeft(KnowledgeRegistry.of(setup.game()), view));
        double share = calibration.share(Math.clamp(win, ALMOST, 1 - ALMOST), ahead);
        return new Prediction(Math.clamp(share, ALMOST, 1 - ALMOST), win, ahead);
    }

    /// The part of the round left is public, so any determinization will do.
    private static <S extends State<S>> double partLeft(GameKnowledge<S> knowledge, View view) {
        S state = knowledge.game().newState(view.setup());
        knowledge.game().determinizer(view.seen()).sample(state, new SplitMix(1));
        return knowledge.partLeft(state, view.viewer());
    }

    private List<Bot> draw(SplitMix chance) {
        List<Bot> drawn = new ArrayList<>();
        for (int i = 0; i < setup.players(); i++) {
            drawn.add(draw(chance.below(IntStream.of(often).sum())));
        }
        return drawn;
    }

    private Bot draw(int place) {
        int left = place;
        int type = 0;
        while (left >= often[type]) {
            left -= often[type++];
        }
        return opponents.get(type);
    }

    private Move move(Bot bot, View view, SplitMix chance) {
        List<Move> legal = view.seen().legalMoves();
        boolean isNoise = chance.below(1000) < 1000 * config.noise();
        return isNoise
                ? legal.get(chance.below(legal.size()))
                : bot.choose(view, chance.next()).move();
    }
}
