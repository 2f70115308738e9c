package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import table13.bots.Choice;
import table13.bots.Choice.Effect;
import table13.bots.Choice.Estimate;
import table13.cli.screen.Section.CellRow;

/// A bot's move, its reasons, and the cost of the alternatives. Every figure has its 95% interval.
///
/// @param unit unit of the points
/// @param reasons texts of [GameUi#reasons]
public record AdviceReport(String unit, Map<String, String> reasons, Paint paint, Layout layout) {
    private static final int MOST = 8;

    public List<String> lines(Choice choice) {
        List<String> lines = new ArrayList<>();
        lines.add(" The expert would play " + paint.bold(choice.move().notation()) + ".");
        List<Estimate> estimates = choice.estimates().stream()
                .filter(estimate -> estimate.weight() > 0)
                .toList();
        if (estimates.size() < 2) {
            return lines;
        }
        why(choice, estimates).forEach(sentence -> lines.addAll(layout.wrapped(sentence)));
        lines.add("");
        lines.addAll(layout.lines(Section.grid(
                List.of("    win", "  " + unit, "  costs"),
                IntStream.range(0, Math.min(MOST, estimates.size()))
                        .mapToObj(i -> row(choice, estimates.get(i), i == 0))
                        .toList())));
        int more = estimates.size() - MOST;
        if (more > 0) {
            lines.add(paint.dim("   and " + more + " more"));
        }
        lines.addAll(layout.wrapped(paint.dim("± is the 95% interval; \"costs\" is the loss in the chance to win.")));
        return lines;
    }

    private CellRow row(Choice choice, Estimate estimate, boolean isBest) {
        String win = Layout.right(percent(estimate.winProbability()), 7);
        String points = Layout.right(decimal(estimate.points()), 5) + " ± "
                + (Double.isInfinite(estimate.pointsError()) ? "?" : decimal(estimate.pointsMargin()));
        List<String> cells = isBest
                ? List.of(win + " ± " + percent(Choice.margin(estimate.winProbability(), estimate.weight())), points)
                : List.of(
                        win,
                        points,
                        Layout.right(percent(choice.cost(estimate)), 6) + " ± " + percent(choice.margin(estimate)));
        return new CellRow(
                estimate.move().notation(),
                isBest ? cells.stream().map(paint::good).toList() : cells);
    }

    /// Reasons for the best move and against the others, and the moves that may be as good.
    private List<String> why(Choice choice, List<Estimate> estimates) {
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < estimates.size(); i++) {
            Estimate estimate = estimates.get(i);
            String move = i == 0 ? "" : paint.bold(estimate.move().notation()) + ": ";
            reason(estimate)
                    .map(this::said)
                    .ifPresent(said -> sentences.add(move + (move.isEmpty() ? capital(said) : said)));
        }
        List<String> level = estimates.stream()
                .skip(1)
                .filter(choice::isAsGood)
                .limit(2)
                .map(estimate -> paint.bold(estimate.move().notation()))
                .toList();
        if (!level.isEmpty()) {
            sentences.add(String.join(" or ", level) + " may be just as good.");
        }
        return sentences;
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

    /// The frequency, as a range if its interval does not round to one number.
    private static String often(Effect effect) {
        double margin = Choice.margin(effect.frequency(), effect.rounds());
        long least = Math.round(10 * Math.max(0, effect.frequency() - margin));
        long most = Math.round(10 * Math.min(1, effect.frequency() + margin));
        if (least < most) {
            return least + " to " + most + " times in 10";
        }
        return least == 0
                ? "less than 1 time in 10"
                : least == 10 ? "almost every time" : "about " + least + (least == 1 ? " time" : " times") + " in 10";
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static String percent(double share) {
        return decimal(100 * share) + "%";
    }
}
