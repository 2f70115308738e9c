package table13.cli.screen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Event;
import table13.rules.MatchEvent;
import table13.rules.Setup;

/// Tells a match: what happens around its rounds, and what the game's own narrator says of each.
public record MatchNarrator(Setup setup, Cast cast, Paint paint, String unit, Narrator ofGame) implements Narrator {

    /// Tells a match of this setup.
    ///
    /// @param face of the game that is played
    public static MatchNarrator of(Face face, Setup setup, Cast cast, Paint paint) {
        return new MatchNarrator(setup, cast, paint, face.unit(setup).score(), face.narrator(cast, paint));
    }

    @Override
    public List<String> tell(Event event) {
        return event instanceof MatchEvent ofMatch ? tell(ofMatch) : ofGame.tell(event);
    }

    private List<String> tell(MatchEvent event) {
        return switch (event) {
            case MatchEvent.RoundBegan began -> roundBegan(began);
            case MatchEvent.RoundEnded ended -> roundEnded(ended);
            case MatchEvent.MatchEnded ended -> matchEnded(ended);
        };
    }

    private List<String> roundBegan(MatchEvent.RoundBegan began) {
        String who = cast.does(began.starter(), "begin") + ".";
        return List.of(!setup.game().addsUp(setup) ? who : paint.bold("Round " + began.round() + " is dealt. ") + who);
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
        String who =
                winners.size() > 1 ? cast.all(winners) + " share the win." : cast.does(winners.getFirst(), "win") + ".";
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(paint.bold("The match is over. " + who));
        IntStream.range(0, ended.totals().size())
                .boxed()
                .sorted(Comparator.comparingInt(seat -> loss(ended, seat)))
                .forEach(seat -> lines.add(standing(ended, seat)));
        return lines;
    }

    private String standing(MatchEvent.MatchEnded ended, int seat) {
        int total = ended.totals().get(seat);
        long ahead = IntStream.range(0, ended.totals().size())
                .filter(other -> loss(ended, other) < loss(ended, seat))
                .count();
        String name = Layout.left(cast.name(seat), Cast.LONGEST + 2);
        String line = "  " + (ahead + 1) + ".  " + name + Layout.right(total, 4);
        return ahead == 0 ? paint.good(line) : line;
    }

    private int loss(MatchEvent.MatchEnded ended, int seat) {
        return setup.game().best().loss(ended.totals().get(seat));
    }
}
