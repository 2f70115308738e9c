package table13.cli.screen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Event;
import table13.rules.MatchEvent;
import table13.rules.Setup;

/// Converts events into sentences. Events of the match have texts here, events of a round have those of the game.
public record MatchNarrator(Setup setup, BoardRenderer board) {

    /// The text of an event.
    ///
    /// @param event event as its viewer may see it
    /// @return empty if the board shows it better
    public List<String> tell(Event event) {
        if (event instanceof MatchEvent ofMatch) {
            return tell(ofMatch);
        }
        String sentence = board.ui().sentence(event, names(), paint());
        Section figures = board.ui().figures(event, names(), paint());
        if (figures.rows().isEmpty()) {
            return sentence.isEmpty() ? List.of() : List.of(sentence);
        }
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(paint().bold("The round is over."));
        lines.addAll(board.layout().wrapped(sentence));
        lines.addAll(board.layout().lines(figures));
        return lines;
    }

    private SeatNames names() {
        return board.names();
    }

    private Paint paint() {
        return board.paint();
    }

    private List<String> tell(MatchEvent event) {
        return switch (event) {
            case MatchEvent.RoundBegan began -> roundBegan(began);
            case MatchEvent.RoundEnded ended -> roundEnded(ended);
            case MatchEvent.MatchEnded ended -> matchEnded(ended);
        };
    }

    private List<String> roundBegan(MatchEvent.RoundBegan began) {
        String who = names().does(began.starter(), "begin") + ".";
        return List.of(
                !setup.game().addsUp(setup) ? who : paint().bold("Round " + began.round() + " is dealt. ") + who);
    }

    private List<String> roundEnded(MatchEvent.RoundEnded ended) {
        String unit = board.ui().unit(setup).score();
        String title = Character.toUpperCase(unit.charAt(0)) + unit.substring(1);
        List<String> lines = new ArrayList<>();
        lines.addAll(board.layout().wrapped(title + ": " + names().each(ended.points()) + "."));
        if (ended.round() > 1) {
            lines.addAll(board.layout().wrapped("All rounds together: " + names().each(ended.totals()) + "."));
        }
        return lines;
    }

    private List<String> matchEnded(MatchEvent.MatchEnded ended) {
        List<Integer> winners = ended.winners();
        String who = winners.size() > 1
                ? names().all(winners) + " share the win."
                : names().does(winners.getFirst(), "win") + ".";
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(paint().bold("The match is over. " + who));
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
        String name = Layout.left(names().name(seat), SeatNames.LONGEST + 2);
        String line = "  " + (ahead + 1) + ".  " + name + Layout.right(total, 4);
        return ahead == 0 ? paint().good(line) : line;
    }

    private int loss(MatchEvent.MatchEnded ended, int seat) {
        return setup.game().best().loss(ended.totals().get(seat));
    }
}
