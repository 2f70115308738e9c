package table13.browser.lesson;

import java.util.List;
import table13.rules.Setup;
import table13.rules.skipbo.SkipBoView;

/// Searches for a first turn in which the stock follows a hand card, then a wild one, and in which one pawn move opens
/// the pile that the next stock card fits, also on the learner's next turn.
final class SkipBoFinder {
    private final Setup setup;

    SkipBoFinder(Setup setup) {
        this.setup = setup;
    }

    void look(long seed) {
        LessonCandidate candidate = new LessonCandidate(setup, seed);
        if (candidate.toMove() != LessonCandidate.LEARNER
                || view(candidate).hand().stream().noneMatch(card -> card.name().equals("w"))) {
            return;
        }
        follow(candidate, false, () -> follow(candidate, true, () -> walk(candidate)));
    }

    /// A hand card that the stock follows on the same pile, and could not follow before.
    private void follow(LessonCandidate candidate, boolean isWild, Runnable next) {
        int at = candidate.played();
        if (candidate.legal().stream().anyMatch(move -> move.startsWith("stock>"))) {
            return;
        }
        for (String move : candidate.legal()) {
            if (move.matches(isWild ? "w>\\w+" : "\\d+>\\w+")) {
                candidate.play(move);
                String stock = "stock" + move.substring(move.indexOf('>'));
                boolean isOnly = candidate.legal().stream()
                                .filter(each -> each.startsWith("stock>"))
                                .count()
                        == 1;
                if (isOnly && candidate.legal().contains(stock)) {
                    candidate.play(stock);
                    next.run();
                }
                candidate.backTo(at);
            }
        }
    }

    private void walk(LessonCandidate candidate) {
        int at = candidate.played();
        if (candidate.legal().stream().anyMatch(move -> move.startsWith("stock>"))) {
            return;
        }
        int wanted = 0;
        String found = "";
        for (String move : candidate.legal()) {
            if (move.matches("\\d+:.*")) {
                candidate.play(move).untilLearner();
                if (!candidate.isOver() && candidate.legal().stream().anyMatch(each -> each.startsWith("stock>"))) {
                    wanted++;
                    found = move;
                }
                candidate.backTo(at);
            }
        }
        if (wanted != 1 || view(candidate).hand().size() != 3) {
            return;
        }
        candidate.play(found).untilLearner();
        SkipBoView now = view(candidate);
        System.out.printf("stops [0, 2, 4, %d] %s%n", candidate.played(), found);
        List<String> turns = candidate.turns();
        SkipBoView first = view(new LessonCandidate(setup, candidate.seed()));
        System.out.println(
                "   " + first.hand() + " stock " + first.seats().getFirst().stockTop() + " "
                        + first.piles().stream().map(SkipBoView.Pile::needs).toList());
        System.out.println(
                "   then " + now.hand() + " stock " + now.seats().getFirst().stockTop() + " "
                        + now.piles().stream()
                                .map(pile -> pile.needs() + (pile.isOpen() ? "*" : ""))
                                .toList() + " pawns "
                        + now.seats().getFirst().pawns() + " " + candidate.legal());
        System.out.println("   " + turns);
        System.out.println(candidate.script());
        candidate.backTo(at);
    }

    private static SkipBoView view(LessonCandidate candidate) {
        return (SkipBoView) candidate.view().seen();
    }
}
