package table13.browser.lesson;

import java.util.List;
import table13.rules.Setup;
import table13.rules.skipbo.SkipBoView;

/// Looks for a first turn in which a card from the hand lets the stock follow, then a wild one does, and in which
/// one walk of a pawn opens the pile that the next stock card fits on, and still does when the learner is on again.
final class SkipBoFinder {
    private final Setup setup;

    SkipBoFinder(Setup setup) {
        this.setup = setup;
    }

    void look(long seed) {
        LessonCandidate line = new LessonCandidate(setup, seed);
        if (line.toMove() != LessonCandidate.LEARNER
                || view(line).hand().stream().noneMatch(card -> card.name().equals("w"))) {
            return;
        }
        follow(line, false, () -> follow(line, true, () -> walk(line)));
    }

    /// A hand card that the stock follows on the same pile, which it could not before.
    private void follow(LessonCandidate line, boolean isWild, Runnable next) {
        int at = line.played();
        if (line.legal().stream().anyMatch(move -> move.startsWith("stock>"))) {
            return;
        }
        for (String move : line.legal()) {
            if (move.matches(isWild ? "w>\\w+" : "\\d+>\\w+")) {
                line.play(move);
                String stock = "stock" + move.substring(move.indexOf('>'));
                boolean isOnly = line.legal().stream()
                                .filter(each -> each.startsWith("stock>"))
                                .count()
                        == 1;
                if (isOnly && line.legal().contains(stock)) {
                    line.play(stock);
                    next.run();
                }
                line.backTo(at);
            }
        }
    }

    private void walk(LessonCandidate line) {
        int at = line.played();
        if (line.legal().stream().anyMatch(move -> move.startsWith("stock>"))) {
            return;
        }
        int wanted = 0;
        String found = "";
        for (String move : line.legal()) {
            if (move.matches("\\d+:.*")) {
                line.play(move).untilLearner();
                if (!line.isOver() && line.legal().stream().anyMatch(each -> each.startsWith("stock>"))) {
                    wanted++;
                    found = move;
                }
                line.backTo(at);
            }
        }
        if (wanted != 1 || view(line).hand().size() != 3) {
            return;
        }
        line.play(found).untilLearner();
        SkipBoView now = view(line);
        System.out.printf("stops [0, 2, 4, %d] %s%n", line.played(), found);
        List<String> turns = line.turns();
        SkipBoView first = view(new LessonCandidate(setup, line.seed()));
        System.out.println(
                "   " + first.hand() + " stock " + first.seats().getFirst().stockTop() + " "
                        + first.piles().stream().map(SkipBoView.Pile::needs).toList());
        System.out.println(
                "   then " + now.hand() + " stock " + now.seats().getFirst().stockTop() + " "
                        + now.piles().stream()
                                .map(pile -> pile.needs() + (pile.isOpen() ? "*" : ""))
                                .toList() + " pawns "
                        + now.seats().getFirst().pawns() + " " + line.legal());
        System.out.println("   " + turns);
        System.out.println(line.script());
        line.backTo(at);
    }

    private static SkipBoView view(LessonCandidate line) {
        return (SkipBoView) line.view().seen();
    }
}
