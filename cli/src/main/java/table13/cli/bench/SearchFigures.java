package table13.cli.bench;

import java.util.Locale;

/// Sampled rounds of a bot's search per CPU second in one game.
///
/// @param rounds of this build
/// @param others of the other build; equal to `rounds` if there is none
/// @param ratio speed of this build relative to the other: the median over pairs of slices
record SearchFigures(String game, int players, String bot, double rounds, double others, double ratio) {

    /// The format in which a child process prints its figures.
    String toLine() {
        return String.join(
                " ",
                game,
                String.valueOf(players),
                bot,
                String.valueOf(rounds),
                String.valueOf(others),
                String.valueOf(ratio));
    }

    static SearchFigures ofLine(String line) {
        String[] words = line.split(" ", -1);
        return new SearchFigures(
                words[0],
                Integer.parseInt(words[1]),
                words[2],
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]),
                Double.parseDouble(words[5]));
    }

    static String header() {
        return "game      players  playouts/s     against  ratio  bot";
    }

    String toRow() {
        return String.format(
                Locale.ROOT, "%-9s %7d %,11.0f %,11.0f %6.2f  %s", game, players, rounds, others, ratio, bot);
    }
}
