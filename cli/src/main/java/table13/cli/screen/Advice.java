package table13.cli.screen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import table13.bots.Choice;
import table13.bots.Choice.Estimate;

/// What a bot would do, and what it thinks that the alternatives cost.
///
/// @param unit what its points are
public record Advice(String unit, Paint paint) {
    private static final int MOST = 8;
    private static final int COLUMN = 12;

    public List<String> lines(Choice choice) {
        List<String> lines = new ArrayList<>();
        lines.add(" The expert would play " + paint.bold(choice.move().notation()) + ".");
        List<Estimate> estimates = bestFirst(choice);
        if (estimates.size() < 2) {
            return lines;
        }
        lines.add("");
        lines.add(paint.dim(line("move", "win", unit, "costs")));
        double best = estimates.getFirst().share();
        for (int i = 0; i < Math.min(MOST, estimates.size()); i++) {
            Estimate estimate = estimates.get(i);
            String line = line(
                    estimate.move().notation(),
                    percent(estimate.share()),
                    String.format(Locale.ROOT, "%.1f", estimate.points()),
                    i == 0 ? "" : percent(Math.max(0, best - estimate.share())));
            lines.add(i == 0 ? paint.good(line) : line);
        }
        int more = estimates.size() - MOST;
        if (more > 0) {
            lines.add(paint.dim("   and " + more + " more"));
        }
        return lines;
    }

    /// The choice itself leads: it was looked at most closely.
    private static List<Estimate> bestFirst(Choice choice) {
        return choice.estimates().stream()
                .filter(estimate -> estimate.weight() > 0)
                .sorted(Comparator.comparing(
                                (Estimate estimate) -> !estimate.move().equals(choice.move()))
                        .thenComparing(
                                Comparator.comparingDouble(Estimate::share).reversed()))
                .toList();
    }

    private static String line(String move, String win, String points, String costs) {
        return (Layout.left("   " + move, COLUMN + 2)
                        + Layout.right(win, COLUMN - 3)
                        + Layout.right(points, COLUMN)
                        + Layout.right(costs, COLUMN - 2))
                .stripTrailing();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }
}
