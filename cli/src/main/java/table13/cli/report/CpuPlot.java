package table13.cli.report;

import java.util.Locale;
import java.util.stream.DoubleStream;
import table13.arena.Standings;
import table13.arena.Standings.Rating;

/// Plot of rating against processor time per move.
record CpuPlot(Standings standings, BotLabels letters) {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 290;
    private static final int LEFT = 46;
    private static final int RIGHT = 370;
    private static final int TOP = 16;
    private static final int BOTTOM = 240;
    private static final double LEAST_MILLIS = 1e-4;
    private static final double MARGIN = 0.1;

    String svg() {
        Scale decades = new Scale(
                Math.floor(decades().min().orElse(0) - MARGIN),
                Math.ceil(decades().max().orElse(0) + MARGIN),
                1);
        Scale values = Scale.of(
                standings.ratings().stream().mapToDouble(Rating::value).min().orElse(0),
                standings.ratings().stream().mapToDouble(Rating::value).max().orElse(0));
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n",
                WIDTH,
                HEIGHT,
                description()));
        decades.ticks().forEach(tick -> svg.append(column(x(decades, tick), millis((int) tick))));
        values.ticks().forEach(tick -> svg.append(row(y(values, tick), tick)));
        svg.append(String.format(
                Locale.ROOT,
                "<text class=\"mid\" x=\"%d\" y=\"%d\">CPU time for a move</text>\n",
                (LEFT + RIGHT) / 2,
                BOTTOM + 42));
        for (Rating rating : standings.ranked()) {
            svg.append(dot(rating, x(decades, decade(rating)), y(values, rating.value())));
        }
        return svg.append("</svg>").toString();
    }

    private static double x(Scale decades, double decade) {
        return LEFT + decades.part(decade) * (RIGHT - LEFT);
    }

    private static double y(Scale values, double value) {
        return BOTTOM - values.part(value) * (BOTTOM - TOP);
    }

    private static String column(double x, String label) {
        return String.format(
                Locale.ROOT,
                "<line class=\"grid\" x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"%2$d\" y2=\"%3$d\"/>"
                        + "<text class=\"mid\" x=\"%1$.1f\" y=\"%4$d\">%5$s</text>\n",
                x,
                TOP,
                BOTTOM,
                BOTTOM + 20,
                label);
    }

    private static String row(double y, double value) {
        return String.format(
                Locale.ROOT,
                "<line class=\"grid\" x1=\"%1$d\" x2=\"%2$d\" y1=\"%3$.1f\" y2=\"%3$.1f\"/>"
                        + "<text class=\"end\" x=\"%4$d\" y=\"%5$.1f\">%6$.0f</text>\n",
                LEFT,
                RIGHT,
                y,
                LEFT - 7,
                y + 4,
                value);
    }

    private String dot(Rating rating, double x, double y) {
        return String.format(
                Locale.ROOT,
                "<g><title>%s</title><circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"10\"/>"
                        + "<text class=\"in\" x=\"%.1f\" y=\"%.1f\">%s</text></g>\n",
                LeaguePage.escaped(rating.bot()),
                x,
                y,
                x,
                y + 4.3,
                letters.of(rating.bot()));
    }

    /// Text alternative for screen readers.
    private String description() {
        return LeaguePage.escaped(String.join(
                "; ",
                standings.ranked().stream()
                        .map(rating -> String.format(
                                Locale.ROOT,
                                "%s: rating %.0f, %s a move",
                                rating.bot(),
                                rating.value(),
                                ReportText.cpu(standings.effort(rating.bot()).cpuMillisPerMove())))
                        .toList()));
    }

    private double decade(Rating rating) {
        return Math.log10(Math.max(LEAST_MILLIS, standings.effort(rating.bot()).cpuMillisPerMove()));
    }

    private DoubleStream decades() {
        return standings.ratings().stream().mapToDouble(this::decade);
    }

    private static String millis(int decade) {
        return switch (decade) {
            case -5 -> "0.01 µs";
            case -4 -> "0.1 µs";
            case -3 -> "1 µs";
            case -2 -> "10 µs";
            case -1 -> "0.1 ms";
            default -> String.format(Locale.ROOT, "%.0f ms", Math.pow(10, decade));
        };
    }
}
