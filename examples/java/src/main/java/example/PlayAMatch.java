package example;

import java.util.List;
import java.util.stream.Stream;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.thirteen.Friday;

/// A match of Friday the 13th between four bots. The same seeds make the same match, on every machine.
public final class PlayAMatch {
    public static void main(String[] args) {
        Setup setup = Setup.of(Friday.GAME, 4);
        List<Bot> bots = Stream.of("easy", "medium", "hard", "medium").map(name -> Bots.named(name, setup)).toList();
        Match<?> match = Match.begin(setup, List.of("Ada", "Ben", "Cleo", "Dirk"), new SplitMix(13));
        for (long seed = 1; !match.isOver(); seed++) {
            View view = match.view(match.toMove()); // the match as this seat may know it
            match.play(bots.get(match.toMove()).choose(view, seed).move());
        }
        System.out.print(match.record()); // ./table13 replay shows it, ./table13 verify checks it
        System.out.println("# won by " + match.winners().stream().map(match.names()::get).toList());
    }
}
