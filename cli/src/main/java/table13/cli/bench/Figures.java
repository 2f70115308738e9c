package table13.cli.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The measured figures of one game. Rates are per CPU second.
record Figures(
        String game,
        int players,
        double rounds,
        double moves,
        double copies,
        double imagines,
        double movesPerRound,
        List<Double> points) {

    /// The format in which a child process prints its figures.
    String toLine() {
        return String.join(
                " ",
                game,
                String.valueOf(players),
                String.valueOf(rounds),
                String.valueOf(moves),
                String.valueOf(copies),
                String.valueOf(imagines),
                String.valueOf(movesPerRound),
                String.join(",", points.stream().map(String::valueOf).toList()));
    }

    static Figures ofLine(String line) {
        String[] words = line.split(" ", -1);
        return new Figures(
                words[0],
                Integer.parseInt(words[1]),
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]),
                Double.parseDouble(words[5]),
                Double.parseDouble(words[6]),
                Arrays.stream(words[7].split(",", -1)).map(Double::valueOf).toList());
    }

    String toJson() {
        return String.format(
                Locale.ROOT,
                """
                {"game": "%s", "players": %d, "roundsPerCpuSecond": %.1f, "movesPerCpuSecond": %.1f, \
                "copiesPerCpuSecond": %.1f, "imaginesPerCpuSecond": %.1f, "meanMovesPerRound": %.4f, \
                "meanPoints": [%s]}\
                """,
                game,
                players,
                rounds,
                moves,
                copies,
                imagines,
                movesPerRound,
                meanPoints("%.4f", ", "));
    }

    static String header() {
        return "game      players     rounds/s      moves/s     copies/s   imagines/s  moves/round  mean points";
    }

    String toRow() {
        return String.format(
                Locale.ROOT,
                "%-9s %7d %,12.0f %,12.0f %,12.0f %,12.0f %12.2f  %s",
                game,
                players,
                rounds,
                moves,
                copies,
                imagines,
                movesPerRound,
                meanPoints("%.3f", " "));
    }

    private String meanPoints(String format, String between) {
        return String.join(
                between,
                points.stream()
                        .map(mean -> String.format(Locale.ROOT, format, mean))
                        .toList());
    }
}
