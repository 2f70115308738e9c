package table13.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A kind of match that a game knows, for people to see what they agree on.
///
/// @param options what makes it this kind: those options that make a difference here
/// @param rounds how many it has for each number of players, the fewest first; 0 if it goes on until somebody has
/// enough
public record MatchKind(
        Map<String, String> options, List<Integer> rounds, boolean addsUp, ScoreGoal best, LogReach log) {

    /// All kinds of match of a game, the one with every option at its default first.
    public static List<MatchKind> of(Game<?> game) {
        List<Option> deciding = game.options().stream()
                .filter(option -> makesADifference(game, option))
                .toList();
        return Option.choices(deciding).stream().map(choice -> of(game, choice)).toList();
    }

    private static MatchKind of(Game<?> game, Map<String, String> options) {
        List<Setup> setups = IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers())
                .mapToObj(players -> new Setup(game, players, options))
                .toList();
        Setup any = setups.getFirst();
        return new MatchKind(
                options, setups.stream().map(game::rounds).toList(), game.addsUp(any), game.best(), game.log(any));
    }

    /// Whether it does, whatever else is agreed.
    private static boolean makesADifference(Game<?> game, Option option) {
        List<Option> others = new ArrayList<>(game.options());
        others.remove(option);
        return Option.choices(others).stream()
                .anyMatch(choice -> option.values().stream()
                                .map(value ->
                                        of(game, option.chosen(choice, value)).withoutOptions())
                                .distinct()
                                .count()
                        > 1);
    }

    private MatchKind withoutOptions() {
        return new MatchKind(Map.of(), rounds, addsUp, best, log);
    }
}
