package table13.cli.report;

import java.util.Locale;
import table13.arena.Standings;
import table13.arena.Standings.Rating;

/// The ranking: a line for each bot, with its rating on a common scale. On a phone CSS turns its rows into blocks, so
/// their roles are explicit: browsers then drop the implicit table semantics.
final class RatingsTable {
    private final Standings standings;
    private final BotLabels labels;
    private final Scale scale;

    RatingsTable(Standings standings, BotLabels labels) {
        this.standings = standings;
        this.labels = labels;
        scale = Scale.of(
                standings.ratings().stream().mapToDouble(Rating::low).min().orElse(0),
                standings.ratings().stream().mapToDouble(Rating::high).max().orElse(0));
    }

    String html() {
        StringBuilder html = new StringBuilder("""
                <table class="standings" role="table"><caption>The bots by rating, with 95% intervals</caption>
                <thead><tr><th scope="col">Rank</th><th scope="col" class="bot">Bot</th><th scope="col">Rating</th>\
                <th scope="col">95% interval</th><th scope="col" class="cpu">CPU a move</th>""");
        html.append("<th class=\"strip\" aria-hidden=\"true\">")
                .append(ticks())
                .append("</th></tr></thead>\n<tbody>\n");
        int rank = 1;
        for (Rating rating : standings.ranked()) {
            html.append(String.format(
                    Locale.ROOT,
                    "<tr role=\"row\"><td role=\"cell\" class=\"rank\">%d</td><th role=\"rowheader\" scope=\"row\">%s</th>"
                            + "<td role=\"cell\" class=\"value\">%.0f</td>"
                            + "<td role=\"cell\" class=\"interval\">%.0f to %.0f</td>"
                            + "<td role=\"cell\" class=\"cpu\">%s</td>"
                            + "<td class=\"strip\" aria-hidden=\"true\">%s</td></tr>\n",
                    rank++,
                    labels.withName(rating.bot()),
                    rating.value(),
                    rating.low(),
                    rating.high(),
                    ReportText.cpu(standings.effort(rating.bot()).cpuMillisPerMove()),
                    strip(rating)));
        }
        return html.append("</tbody></table>").toString();
    }

    /// Position from the left, in percent.
    private double x(double rating) {
        return 100 * scale.part(rating);
    }

    private String ticks() {
        StringBuilder svg = new StringBuilder("<svg>");
        scale.ticks().forEach(tick -> {
            String anchor = tick == scale.low() ? "" : tick == scale.high() ? "end" : "mid";
            svg.append(String.format(
                    Locale.ROOT, "<text class=\"%s\" x=\"%.2f%%\" y=\"24\">%.0f</text>", anchor, x(tick), tick));
        });
        return svg.append("</svg>").toString();
    }

    private String strip(Rating rating) {
        StringBuilder svg = new StringBuilder("<svg>");
        scale.ticks()
                .forEach(tick -> svg.append(String.format(
                        Locale.ROOT,
                        "<line class=\"grid\" x1=\"%1$.2f%%\" x2=\"%1$.2f%%\" y1=\"0\" y2=\"100%%\"/>",
                        x(tick))));
        return svg.append(String.format(
                        Locale.ROOT,
                        "<line class=\"whisker\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"50%%\" y2=\"50%%\"/>"
                                + "<circle class=\"dot\" cx=\"%.2f%%\" cy=\"50%%\" r=\"6\"/></svg>",
                        x(rating.low()),
                        x(rating.high()),
                        x(rating.value())))
                .toString();
    }
}
