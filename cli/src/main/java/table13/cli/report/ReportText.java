package table13.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import table13.arena.MoveFault;
import table13.arena.PlayStats;
import table13.cli.registry.GameUis;
import table13.rules.Game;
import table13.rules.Setup;

/// Text for the figures of an arena.
final class ReportText {
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five"};
    private static final int PERCENT = 100;

    private ReportText() {}

    /// "Friday the 13th, 4 players", and the options that differ from the defaults.
    static String table(Setup setup) {
        return setup.game().title() + ", " + players(setup);
    }

    /// "4 players, deck 50".
    static String players(Setup setup) {
        StringBuilder text = new StringBuilder(setup.players() + " players");
        setup.game().options().stream()
                .filter(option -> !setup.option(option).equals(option.byDefault()))
                .forEach(option ->
                        text.append(", ").append(option.name()).append(' ').append(setup.option(option)));
        return text.toString();
    }

    /// "three medium", or "three in turn of net, greedy".
    static String field(Setup setup, List<String> bots) {
        String how = bots.size() == 1 ? " " : " in turn of ";
        return NUMBERS[setup.players() - 1] + how + String.join(", ", bots);
    }

    /// The unit of an advantage.
    static String unit(Setup setup) {
        Game<?> game = setup.game();
        boolean isMatch = game.fairRounds(setup) == game.rounds(setup);
        return GameUis.of(game).unit(setup).each() + (isMatch ? " a match" : " a round");
    }

    /// "1 deal", "400 deals".
    static String deals(int deals) {
        return String.format(Locale.ROOT, "%,d %s", deals, deals == 1 ? "deal" : "deals");
    }

    static String advantage(double value) {
        return String.format(Locale.ROOT, "%+.2f", value + 0.0);
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", PERCENT * share);
    }

    /// The interval after a figure; empty if one deal gives no estimate.
    static String interval(double ci95, String format) {
        return Double.isFinite(ci95) ? " ± " + String.format(Locale.ROOT, format, ci95) : "";
    }

    /// "4.31 ms", "0.0021 ms".
    static String cpu(double millis) {
        return millis >= 0.1 || millis == 0
                ? String.format(Locale.ROOT, "%.2f ms", millis)
                : String.format(Locale.ROOT, "%.4f ms", millis);
    }

    /// Counts replaced moves and their reasons; empty if there are none.
    static List<String> faults(String bots, PlayStats stats) {
        if (stats.faults().all() == 0) {
            return List.of();
        }
        List<String> kinds = new ArrayList<>();
        for (MoveFault fault : MoveFault.values()) {
            int count = stats.faults().count(fault);
            if (count > 0) {
                kinds.add(String.format(Locale.ROOT, "%,d %s", count, fault.word()));
            }
        }
        return List.of(String.format(
                Locale.ROOT,
                "%s: %,d of %,d moves were replaced by random ones: %s.",
                bots,
                stats.faults().all(),
                stats.moves(),
                String.join(", ", kinds)));
    }
}
