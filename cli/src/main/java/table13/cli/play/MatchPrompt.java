package table13.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.cli.options.ContestantFactory;
import table13.cli.options.MatchRandom;
import table13.cli.options.ProgramOptions;
import table13.cli.options.TableOptions;
import table13.cli.screen.Paint;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// `table13 play` without a game: asks for the game, the number of players and the strength of the bots, then plays.
record MatchPrompt(Terminal terminal) {
    private static final String USUAL_GAME = "friday";
    private static final int FINE = 0;

    int play() {
        Paint paint = terminal.paint();
        terminal.println("");
        terminal.println(paint.bold("Table 13") + ": four card games at one table.");
        terminal.println("");
        for (int i = 0; i < Games.ALL.size(); i++) {
            Game<?> game = Games.ALL.get(i);
            terminal.println("  %s  %-9s %-24s %d to %d players"
                    .formatted(
                            paint.bold(String.valueOf(i + 1)),
                            game.id(),
                            game.title(),
                            game.fewestPlayers(),
                            game.mostPlayers()));
        }
        terminal.println("");
        Game<?> game = askForGame();
        if (game == null) {
            return goodbye();
        }
        int players = askForPlayers(game);
        if (players == 0) {
            return goodbye();
        }
        Setup setup = Setup.of(game, players);
        ContestantFactory contestants = new ContestantFactory(setup, new ProgramOptions());
        List<String> bots = askForBots(contestants);
        if (bots.isEmpty()) {
            return goodbye();
        }
        terminal.println("");
        SavedMatch fresh = new SavedMatch(setup, MatchRandom.anySeed(), bots, List.of());
        try (TerminalMatch table = new TerminalMatch(terminal, fresh, null, contestants)) {
            table.play();
        }
        return FINE;
    }

    private int goodbye() {
        terminal.println("Until next time.");
        return FINE;
    }

    private @Nullable Game<?> askForGame() {
        while (true) {
            String answer = terminal.ask("Which game? [" + USUAL_GAME + "] ");
            if (answer == null || isGoodbye(answer)) {
                return null;
            }
            Optional<Game<?>> game = game(answer.isEmpty() ? USUAL_GAME : answer);
            if (game.isPresent()) {
                return game.get();
            }
            terminal.println("Type a number from 1 to " + Games.ALL.size() + ", or a name such as friday.");
        }
    }

    private static Optional<Game<?>> game(String answer) {
        List<Game<?>> games = Games.ALL;
        return IntStream.range(0, games.size())
                .filter(i -> answer.equals(String.valueOf(i + 1))
                        || answer.equalsIgnoreCase(games.get(i).id())
                        || answer.equalsIgnoreCase(games.get(i).title()))
                .<Game<?>>mapToObj(games::get)
                .findFirst();
    }

    /// 0 if the user quits.
    private int askForPlayers(Game<?> game) {
        int usual = TableOptions.usualPlayers(game);
        while (true) {
            String answer = terminal.ask("How many players, you included? [" + usual + "] ");
            if (answer == null || isGoodbye(answer)) {
                return 0;
            }
            if (answer.isEmpty()) {
                return usual;
            }
            if (answer.matches("\\d") && fits(game, Integer.parseInt(answer))) {
                return Integer.parseInt(answer);
            }
            terminal.println(
                    "%s is for %d to %d players.".formatted(game.title(), game.fewestPlayers(), game.mostPlayers()));
        }
    }

    /// Empty if the user quits.
    private List<String> askForBots(ContestantFactory contestants) {
        while (true) {
            String answer = terminal.ask(
                    "How strong are the others: easy, medium, hard or expert? [" + TerminalMatch.USUAL_BOT + "] ");
            if (answer == null || isGoodbye(answer)) {
                return List.of();
            }
            List<String> bots = ContestantFactory.names(
                    List.of(answer.isEmpty() ? TerminalMatch.USUAL_BOT : answer.toLowerCase(Locale.ROOT)));
            try {
                contestants.check(bots);
                return bots;
            } catch (UsageException unknown) {
                terminal.println(String.valueOf(unknown.getMessage()));
            }
        }
    }

    private static boolean fits(Game<?> game, int players) {
        return players >= game.fewestPlayers() && players <= game.mostPlayers();
    }

    private static boolean isGoodbye(String answer) {
        return answer.equals("q") || answer.equals("quit");
    }
}
