package table13.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import table13.arena.ContestResult;
import table13.arena.League;
import table13.arena.Standings;
import table13.arena.Standings.Rating;
import table13.rules.Setup;

/// A league as one self-contained page: no server, no network, no script.
public final class LeaguePage {
    private static final Pattern SLOT = Pattern.compile("\\{\\{(\\w+)}}");

    private final Standings standings;
    private final BotLabels labels;

    public LeaguePage(Standings standings) {
        this.standings = standings;
        labels = new BotLabels(standings);
    }

    public String text() {
        Map<String, String> slots = slots();
        return SLOT.matcher(template())
                .replaceAll(slot ->
                        Matcher.quoteReplacement(Objects.requireNonNull(slots.get(slot.group(1)), slot.group(1))));
    }

    private static String template() {
        try (InputStream in =
                Objects.requireNonNull(LeaguePage.class.getResourceAsStream("league.html"), "league.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private Map<String, String> slots() {
        League league = standings.league();
        Setup setup = league.setup();
        String even = ReportText.percent(1.0 / setup.players());
        Map<String, String> slots = new LinkedHashMap<>();
        slots.put("title", escaped("League: " + ReportText.table(setup)));
        slots.put("game", escaped(setup.game().id()));
        slots.put("heading", escaped("The league of " + setup.game().title()));
        slots.put(
                "lead",
                escaped(ReportText.players(setup) + ", " + league.bots().size()
                        + " bots, every bot against every other. " + ReportText.deals(standings.deals())
                        + " of each pair, each played once in every seat."));
        slots.put("method", escaped(LeagueReport.METHOD));
        slots.put("ratings", new RatingsTable(standings, labels).html());
        slots.put(
                "winsLead",
                escaped("Share of the wins of the bot on the left in a field of the bot above. " + even
                        + " would be even; the small figure is half the 95% interval."));
        slots.put(
                "wins",
                crossTable(
                        "Share of the wins",
                        result -> ReportText.percent(result.winShare()),
                        result -> ReportText.interval(100 * result.winShareCi95(), "%.1f"),
                        result -> (result.winShare() * setup.players() - 1)
                                / (result.winShare() * setup.players() > 1 ? setup.players() - 1 : 1)));
        double widest = standings.results().stream()
                .mapToDouble(result -> Math.abs(result.advantage()))
                .max()
                .orElse(1);
        slots.put(
                "advantageLead",
                escaped("Advantage over the mean of the others, in " + ReportText.unit(setup)
                        + ": above 0 is better than they are."));
        slots.put(
                "advantage",
                crossTable(
                        "Advantage",
                        result -> ReportText.advantage(result.advantage()),
                        result -> ReportText.interval(result.advantageCi95(), "%.2f"),
                        result -> widest == 0 ? 0 : result.advantage() / widest));
        slots.put("cpu", new CpuPlot(standings, labels).svg());
        slots.put("faults", faults());
        slots.put("command", escaped(command()));
        return slots;
    }

    /// @param heat from -1 for the worst to 1 for the best
    private String crossTable(
            String caption,
            Function<ContestResult, String> figure,
            Function<ContestResult, String> interval,
            ToDoubleFunction<ContestResult> heat) {
        List<String> bots = standings.ranked().stream().map(Rating::bot).toList();
        StringBuilder html = new StringBuilder(
                "<table class=\"cross\"><caption>" + escaped(caption)
                        + " of the bot in the row in a field of the bot in the column</caption>\n<thead><tr><th scope=\"col\">Bot</th>");
        for (String field : bots) {
            html.append("<th scope=\"col\">").append(labels.html(field)).append("</th>");
        }
        html.append("</tr></thead>\n<tbody>\n");
        for (String candidate : bots) {
            html.append("<tr><th scope=\"row\">")
                    .append(labels.withName(candidate))
                    .append("</th>");
            for (String field : bots) {
                ContestResult result = standings.result(candidate, field);
                html.append(
                        result == null
                                ? "<td class=\"self\">–</td>"
                                : cell(figure.apply(result), interval.apply(result), heat.applyAsDouble(result)));
            }
            html.append("</tr>\n");
        }
        return html.append("</tbody></table>").toString();
    }

    private static String cell(String figure, String interval, double heat) {
        return String.format(
                Locale.ROOT,
                "<td class=\"%s\" style=\"--heat:%.0f\">%s<small>%s</small></td>",
                heat < 0 ? "worse" : "better",
                100 * Math.min(1, Math.abs(heat)),
                escaped(figure),
                escaped(interval.strip()));
    }

    private String faults() {
        List<String> sentences = new ArrayList<>();
        for (String bot : standings.league().bots()) {
            sentences.addAll(ReportText.faults(bot, standings.effort(bot)));
        }
        if (sentences.isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder(
                "<section aria-labelledby=\"faults\">\n<h2 id=\"faults\">What went wrong</h2>\n<ul class=\"faults\">\n");
        sentences.forEach(
                sentence -> html.append("<li>").append(escaped(sentence)).append("</li>\n"));
        return html.append("</ul>\n</section>").toString();
    }

    /// The command that repeats this league. A shell and [table13.cli] can parse it.
    private String command() {
        League league = standings.league();
        StringBuilder command = new StringBuilder("./table13 arena "
                + league.setup().game().id() + " --players " + league.setup().players());
        league.setup()
                .options()
                .forEach((name, value) ->
                        command.append(" --option ").append(name).append('=').append(value));
        league.bots().forEach(bot -> command.append(" --league ").append(bot.matches("[\\w:=.]+") ? bot : quoted(bot)));
        return command.append(" --deals ")
                .append(league.deals())
                .append(" --seed ")
                .append(league.seed())
                .toString();
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    /// Escapes text for HTML.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
