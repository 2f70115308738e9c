package table13.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import table13.rules.Chance;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;

/// Matches with random moves.
public final class RandomMatches {

    private RandomMatches() {}

    public static List<String> names(int players) {
        return List.of("Ada", "Ben", "Cleo", "Dirk", "Emma", "Finn").subList(0, players);
    }

    public static Match<?> begin(Setup setup, long seed) {
        return Match.begin(setup, names(setup.players()), new SplitMix(seed));
    }

    public static EventBatch playAny(Match<?> match, Chance chance) {
        List<Move> moves = match.view(match.toMove()).seen().legalMoves();
        return match.play(moves.get(chance.below(moves.size())));
    }

    /// The lines of a record, without line ends.
    public static List<String> lines(String record) {
        assertThat(record).endsWith("\n");
        return List.of(record.substring(0, record.length() - 1).split("\n", -1));
    }
}
