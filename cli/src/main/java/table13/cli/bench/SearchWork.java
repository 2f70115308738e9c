package table13.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import table13.bots.Bot;
import table13.bots.Choice.Estimate;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;

/// A bot that searches the same positions repeatedly. Takes a number of choices and returns the number of sampled
/// rounds.
///
/// [SearchRace] creates one in each of two builds of this program, so this class may only use members that both builds
/// have.
public final class SearchWork implements IntUnaryOperator {
    private static final int POSITIONS = 64;
    private static final int DEEPEST = 60;

    private final List<View> positions = new ArrayList<>();
    private final Bot bot;
    private int next;

    public SearchWork(String gameId, int players, String bot) {
        Game<?> game = Games.named(gameId).orElseThrow();
        Setup setup = Setup.of(game, players);
        this.bot = Bots.named(bot, setup);
        Bot before = Bots.named("greedy", setup); // a baseline: identical in every build
        SplitMix chance = new SplitMix(13);
        while (positions.size() < POSITIONS) {
            List<String> names =
                    IntStream.range(0, players).mapToObj(seat -> "P" + seat).toList();
            Match<?> match = Match.begin(setup, names, new SplitMix(chance.next()));
            for (int left = chance.below(DEEPEST); left > 0 && !match.isOver(); left--) {
                match.play(
                        before.choose(match.view(match.toMove()), chance.next()).move());
            }
            if (!match.isOver()
                    && match.view(match.toMove()).seen().legalMoves().size() > 1) {
                positions.add(match.view(match.toMove()));
            }
        }
    }

    @Override
    public int applyAsInt(int choices) {
        int rounds = 0;
        for (int i = 0; i < choices; i++) {
            next = (next + 1) % POSITIONS;
            for (Estimate estimate : bot.choose(positions.get(next), next).estimates()) {
                rounds += estimate.weight();
            }
        }
        return rounds;
    }
}
