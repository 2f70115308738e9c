package table13.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.Main;
import table13.rules.Game;
import table13.rules.registry.Games;

/// Runs JMH over every registered game, unless `-p id=…` names some of them.
public final class Benchmarks {

    private Benchmarks() {}

    public static void main(String[] args) throws IOException {
        List<String> all = new ArrayList<>(List.of(args));
        if (all.stream().noneMatch(word -> word.startsWith("id="))) {
            all.addAll(List.of(
                    "-p",
                    "id=" + String.join(",", Games.ALL.stream().map(Game::id).toList())));
        }
        Main.main(all.toArray(String[]::new));
    }
}
