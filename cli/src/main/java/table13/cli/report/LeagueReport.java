package table13.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import table13.arena.ContestResult;
import table13.arena.League;
import table13.arena.MoveFault;
import table13.arena.PlayStats;
import table13.arena.Standings;
import table13.arena.Standings.Rating;
import table13.cli.screen.Layout;

/// The report of a league.
public record LeagueReport(Standings standings) {
    static final String METHOD = "Ratings: Bradley-Terry model, maximum likelihood for win shares; the mean is 1500,"
            + " and 400 points more multiply the odds of a win by ten."
            + " Intervals: 95%, from a bootstrap of the deals with 1,000 samples.";

    private static final int CELL = 7;
    private static final int NAME = 20;

    public Map<String, Object> json() {
        League league = standings.league();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", league.setup().game().id());
        json.put("players", league.setup().players());
        json.put("options", league.setup().options());
        json.put("deals", standings.deals());
        json.put("seed", league.seed());
        json.put("ratings", standings.ranked().stream().map(this::json).toList());
        json.put(
                "results",
                standings.results().stream()
                        .map(result -> new ContestReport(result).json())
                        .toList());
        return json;
    }

    private Map<String, Object> json(Rating rating) {
        PlayStats stats = standings.effort(rating.bot());
        int timeouts = stats.faults().count(MoveFault.TIMEOUT);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("bot", rating.bot());
        json.put("rating", rating.value());
        json.put("ratingLow", rating.low());
        json.put("ratingHigh", rating.high());
        json.put("cpuMillisPerMove", stats.cpuMillisPerMove());
        json.put("illegalMoves", stats.faults().all() - timeouts);
        json.put("timeouts", timeouts);
        return json;
    }

    public List<String> lines() {
        League league = standings.league();
        List<String> lines = new ArrayList<>();
        lines.add(ReportText.table(league.setup()) + ": a league of "
                + league.bots().size() + " bots");
        lines.add((standings.deals() < league.deals() ? "Interrupted after " : "") + ReportText.deals(standings.deals())
                + " of each pair, each played once in every seat, seed " + league.seed());
        if (standings.deals() > 0) {
            lines.add("");
            lines.addAll(ratings());
            lines.add("");
            lines.add("Wins in percent, of the bot on the left against a field of the bot above");
            lines.addAll(crossTable(result -> String.format(Locale.ROOT, "%.1f", 100 * result.winShare())));
            lines.add("");
            lines.add("Advantage in " + ReportText.unit(league.setup()));
            lines.addAll(crossTable(result -> ReportText.advantage(result.advantage())));
            lines.add("");
            lines.addAll(
                    Layout.USUAL.wrapped(METHOD).stream().map(String::strip).toList());
        }
        for (String bot : league.bots()) {
            lines.addAll(ReportText.faults(bot, standings.effort(bot)));
        }
        return lines;
    }

    private BotLabels letters() {
        return new BotLabels(standings);
    }

    private List<String> ratings() {
        List<String> lines = new ArrayList<>();
        lines.add("     rating  95%                CPU a move  bot");
        for (Rating rating : standings.ranked()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%3d. %6.0f  %4.0f to %-8.0f %12s  %s",
                    lines.size(),
                    rating.value(),
                    rating.low(),
                    rating.high(),
                    ReportText.cpu(standings.effort(rating.bot()).cpuMillisPerMove()),
                    letters().of(rating.bot()) + " " + rating.bot()));
        }
        return lines;
    }

    private List<String> crossTable(Function<ContestResult, String> cell) {
        List<String> bots = standings.ranked().stream().map(Rating::bot).toList();
        List<String> lines = new ArrayList<>();
        StringBuilder header = new StringBuilder(" ".repeat(NAME));
        bots.forEach(bot -> header.append(right(letters().of(bot))));
        lines.add(header.toString());
        for (String candidate : bots) {
            StringBuilder line = new StringBuilder(
                    String.format(Locale.ROOT, "%-" + NAME + "s", cut(letters().of(candidate) + " " + candidate)));
            for (String field : bots) {
                ContestResult result = standings.result(candidate, field);
                line.append(right(result == null ? "·" : cell.apply(result)));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static String right(String text) {
        return " ".repeat(Math.max(1, CELL - text.length())) + text;
    }

    private static String cut(String name) {
        return name.length() < NAME ? name : name.substring(0, NAME - 2) + "…";
    }
}
