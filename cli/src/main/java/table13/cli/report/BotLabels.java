package table13.cli.report;

import java.util.List;
import table13.arena.Standings;
import table13.arena.Standings.Rating;

/// Assigns a letter to each bot of a league, because the names of programs can be long. The best bot is A.
final class BotLabels {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private final List<String> ranked;

    BotLabels(Standings standings) {
        ranked = standings.ranked().stream().map(Rating::bot).toList();
    }

    String of(String bot) {
        return String.valueOf(ALPHABET.charAt(ranked.indexOf(bot)));
    }

    /// The letter with the name.
    String withName(String bot) {
        return "<span class=\"name\">" + html(bot) + "<span>" + LeaguePage.escaped(bot) + "</span></span>";
    }

    String html(String bot) {
        return "<abbr class=\"letter\" title=\"" + LeaguePage.escaped(bot) + "\">" + of(bot) + "</abbr>";
    }
}
