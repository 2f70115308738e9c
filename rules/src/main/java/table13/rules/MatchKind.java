package table13.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A kind of match: the options that matter and the number of rounds they lead to, for display.
///
/// @param options the options that make a difference here
/// @param rounds the number of rounds for each number of players, the fewest first; 0 if the match goes on until a
///     player has enough points
public record MatchKind(
        Map<String, String> options, List<Integer> rounds, boolean addsUp, ScoreGoal best, LogReach log) {

    /// All kinds of match of a game. The kind with default options is first.
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

    /// Whether this option changes the kind of match under any values of the others.
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
