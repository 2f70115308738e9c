package table13.browser.parity;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Option;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;

/// Choices of bots of all levels, over varying seeds, players and options. Estimates are compared bit by bit.
public final class BotChoices {
    /// A few random moves between two choices, so that few choices cover a whole match.
    private static final int MOST_SKIPPED = 8;

    private final BiFunction<String, Setup, Bot> maker;

    /// @param maker creates a bot of a level
    public BotChoices(BiFunction<String, Setup, Bot> maker) {
        this.maker = maker;
    }

    /// One line for each choice. Levels take turns, so that each level meets every phase of a match.
    public String of(String game, int count, long seed) {
        Game<?> found = Games.named(game).orElseThrow();
        StringBuilder text = new StringBuilder();
        SplitMix chance = new SplitMix(seed);
        int left = count;
        while (left > 0) {
            left = match(setup(found, chance), chance, left, text);
        }
        return text.toString();
    }

    private static Setup setup(Game<?> game, SplitMix chance) {
        Setup usual =
                Setup.of(game, game.fewestPlayers() + chance.below(game.mostPlayers() - game.fewestPlayers() + 1));
        Map<String, String> options = new LinkedHashMap<>(usual.options());
        for (Option option : game.options()) {
            options.put(
                    option.name(),
                    option.values().get(chance.below(option.values().size())));
        }
        try {
            return new Setup(game, usual.players(), options);
        } catch (IllegalArgumentException _) {
            return usual; // incompatible options
        }
    }

    private int match(Setup setup, SplitMix chance, int most, StringBuilder text) {
        List<String> names =
                IntStream.range(0, setup.players()).mapToObj(seat -> "P" + seat).toList();
        Match<?> match = Match.begin(setup, names, new SplitMix(chance.next()));
        int left = most;
        List<Bot> bots = Arrays.stream(Level.values())
                .map(level -> maker.apply(level.id(), setup))
                .toList();
        while (left > 0 && !match.isOver()) {
            Bot bot = bots.get(chance.below(bots.size()));
            Choice choice = bot.choose(match.view(match.toMove()), chance.next());
            write(bot, choice, text);
            match.play(choice.move());
            left--;
            for (int skipped = chance.below(MOST_SKIPPED); skipped > 0 && !match.isOver(); skipped--) {
                List<Move> legal = match.view(match.toMove()).seen().legalMoves();
                match.play(legal.get(chance.below(legal.size())));
            }
        }
        return left;
    }

    private static void write(Bot bot, Choice choice, StringBuilder text) {
        text.append(bot.name()).append(' ').append(choice.move().notation());
        for (Choice.Estimate each : choice.estimates()) {
            text.append(' ')
                    .append(each.move().notation())
                    .append(':')
                    .append(bits(each.winProbability()))
                    .append(':')
                    .append(bits(each.standardError()))
                    .append(':')
                    .append(bits(each.points()))
                    .append(':')
                    .append(each.weight());
            each.effects()
                    .forEach(effect ->
                            text.append(',').append(effect.what().id()).append(bits(effect.frequency())));
        }
        text.append('\n');
    }

    private static String bits(double number) {
        return Long.toHexString(Double.doubleToRawLongBits(number));
    }
}
