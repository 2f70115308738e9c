package table13.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;

/// The text of a whole match with the events of each seat and a watcher. Events that are the same for all appear once,
/// behind an asterisk. As a golden file it shows the effect of a change; the rulebook tests decide whether that effect
/// is right.
public final class Playthrough {
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> viewers;

    private Playthrough(Setup setup) {
        viewers = new ArrayList<>(IntStream.range(0, setup.players()).boxed().toList());
        viewers.add(View.WATCHER);
    }

    public static String of(Setup setup, RandomPlayer player, long seed) {
        return new Playthrough(setup).play(setup, player, seed);
    }

    private String play(Setup setup, RandomPlayer player, long seed) {
        SplitMix chance = new SplitMix(seed);
        List<String> names = IntStream.range(0, setup.players())
                .mapToObj(seat -> "Seat " + seat)
                .toList();
        Match<?> match = Match.begin(setup, names, chance);
        text.append(setup).append(", seed ").append(seed).append('\n');
        tell(match.beginning());
        while (!match.isOver()) {
            List<Move> legal = match.view(match.toMove()).seen().legalMoves();
            int[] codes = legal.stream().mapToInt(Move::code).toArray();
            Move move = setup.game().move(player.choose(codes, codes.length, chance));
            text.append(match.toMove()).append(' ').append(move.notation()).append('\n');
            tell(match.play(move));
        }
        for (int viewer : viewers) {
            text.append(match.view(viewer)).append('\n');
        }
        return text.toString();
    }

    private void tell(EventBatch batch) {
        List<List<Event>> told = viewers.stream().map(batch::seenBy).toList();
        for (int i = 0; i < told.getFirst().size(); i++) {
            int index = i;
            List<Event> versions =
                    told.stream().map(events -> events.get(index)).distinct().toList();
            if (versions.size() == 1) {
                text.append("    * ").append(versions.getFirst()).append('\n');
                continue;
            }
            for (int v = 0; v < viewers.size(); v++) {
                text.append("    ").append(viewers.get(v)).append(' ');
                text.append(told.get(v).get(i)).append('\n');
            }
        }
    }
}
