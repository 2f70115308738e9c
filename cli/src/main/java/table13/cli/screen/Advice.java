package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import table13.bots.Choice;
import table13.bots.Choice.Effect;
import table13.bots.Choice.Estimate;

/// What a bot would do, why, and what it thinks that the alternatives cost.
///
/// @param unit what its points are
/// @param reasons what may come of a move, as [Face#reasons] has it
public record Advice(String unit, Map<String, String> reasons, Paint paint) {
    private static final int MOST = 8;
    private static final int COLUMN = 12;

    public List<String> lines(Choice choice) {
        List<String> lines = new ArrayList<>();
        lines.add(" The expert would play " + paint.bold(choice.move().notation()) + ".");
        List<Estimate> estimates = choice.estimates().stream()
                .filter(estimate -> estimate.weight() > 0)
                .toList();
        if (estimates.size() < 2) {
            return lines;
        }
        lines.addAll(why(choice, estimates));
        lines.add("");
        lines.add(paint.dim(line("move", "win", unit, "costs")));
        for (int i = 0; i < Math.min(MOST, estimates.size()); i++) {
            Estimate estimate = estimates.get(i);
            String line = line(
                    estimate.move().notation(),
                    percent(estimate.win()),
                    String.format(Locale.ROOT, "%.1f", estimate.points()),
                    i == 0 ? "" : cost(choice, estimate));
            lines.add(i == 0 ? paint.good(line) : line);
        }
        int more = estimates.size() - MOST;
        if (more > 0) {
            lines.add(paint.dim("   and " + more + " more"));
        }
        return lines;
    }

    /// What speaks for the best move, against those that are explained, too, and which may be as good.
    private List<String> why(Choice choice, List<Estimate> estimates) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < estimates.size(); i++) {
            Estimate estimate = estimates.get(i);
            String move = i == 0 ? "" : paint.bold(estimate.move().notation()) + ": ";
            reason(estimate)
                    .map(this::said)
                    .ifPresent(said -> lines.add(" " + move + (move.isEmpty() ? capital(said) : said)));
        }
        List<String> level = estimates.stream()
                .skip(1)
                .filter(choice::isAsGood)
                .limit(2)
                .map(estimate -> paint.bold(estimate.move().notation()))
                .toList();
        if (!level.isEmpty()) {
            lines.add(" " + String.join(" or ", level) + " may be just as good.");
        }
        return lines;
    }

    private static Optional<Effect> reason(Estimate estimate) {
        return estimate.effects().stream().findFirst().filter(Effect::isTelling);
    }

    private String said(Effect effect) {
        return Optional.ofNullable(reasons.get(effect.what().id())).orElseThrow() + " " + often(effect) + ".";
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static String often(Effect effect) {
        long times = Math.round(10 * effect.often());
        return times == 0
                ? "less than 1 time in 10"
                : times == 10 ? "almost every time" : "about " + times + (times == 1 ? " time" : " times") + " in 10";
    }

    /// With its interval if it could be nothing.
    private static String cost(Choice choice, Estimate estimate) {
        String cost = percent(choice.cost(estimate));
        return choice.isAsGood(estimate) ? cost + " ± " + percent(choice.margin(estimate)) : cost;
    }

    private static String line(String move, String win, String points, String costs) {
        return (Layout.left("   " + move, COLUMN + 2)
                        + Layout.right(win, COLUMN - 3)
                        + Layout.right(points, COLUMN)
                        + "   "
                        + costs)
                .stripTrailing();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }
}
