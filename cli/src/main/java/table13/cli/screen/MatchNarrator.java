package table13.cli.screen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.MatchEvent;
import table13.rules.Setup;

/// Tells of rounds and matches.
///
/// @param unit what the numbers of the score are
record MatchNarrator(Setup setup, Cast cast, Paint paint, String unit) {

    List<String> tell(MatchEvent event) {
        return switch (event) {
            case MatchEvent.RoundBegan began -> roundBegan(began);
            case MatchEvent.RoundEnded ended -> roundEnded(ended);
            case MatchEvent.MatchEnded ended -> matchEnded(ended);
        };
    }

    private List<String> roundBegan(MatchEvent.RoundBegan began) {
        String who = cast.does(began.starter(), "begin") + ".";
        return List.of(Title.rounds(setup) == 1 ? who : paint.bold("Round " + began.round() + " is dealt. ") + who);
    }

    private List<String> roundEnded(MatchEvent.RoundEnded ended) {
        String title = Character.toUpperCase(unit.charAt(0)) + unit.substring(1);
        List<String> lines = new ArrayList<>();
        lines.add(title + ": " + cast.each(ended.points()) + ".");
        if (ended.round() > 1) {
            lines.add("All rounds together: " + cast.each(ended.totals()) + ".");
        }
        return lines;
    }

    private List<String> matchEnded(MatchEvent.MatchEnded ended) {
        List<Integer> winners = ended.winners();
        String who = winners.size() > 1
                ? cast.all(winners) + " share the win."
                : cast.does(winners.getFirst(), "win") + (cast.isYou(winners.getFirst()) ? "!" : ".");
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(paint.bold("The match is over. " + who));
        IntStream.range(0, ended.totals().size())
                .boxed()
                .sorted(Comparator.comparing(ended.totals()::get))
                .forEach(seat -> lines.add(standing(ended, seat)));
        return lines;
    }

    private String standing(MatchEvent.MatchEnded ended, int seat) {
        int total = ended.totals().get(seat);
        long place = ended.totals().stream().filter(other -> other < total).count() + 1;
        String line = "  " + place + ".  " + Layout.left(cast.name(seat), Cast.LONGEST + 2) + Layout.right(total, 4);
        return place == 1 ? paint.good(line) : line;
    }
}
