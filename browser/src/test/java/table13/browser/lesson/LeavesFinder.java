package table13.browser.lesson;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;
import table13.rules.leaves.LeavesView;

/// Searches for a match that the learner begins with several cards of one value, then has one value that fits, then
/// none, and wins with more than one card at once.
final class LeavesFinder {
    private final Setup setup;

    LeavesFinder(Setup setup) {
        this.setup = setup;
    }

    void look(long seed) {
        LessonCandidate candidate = new LessonCandidate(setup, seed);
        if (candidate.toMove() != LessonCandidate.LEARNER) {
            return;
        }
        for (String open : candidate.legal()) {
            if (open.charAt(0) >= '2' && held(candidate, open) == open.charAt(0) - '0') {
                candidate.play(open).untilLearner();
                search(candidate);
                candidate.backTo(0);
            }
        }
    }

    private void search(LessonCandidate candidate) {
        List<Integer> stops = new ArrayList<>(List.of(0));
        if (candidate.isOver() || view(candidate).lap() != 1 || plays(candidate).size() != 1) {
            return;
        }
        stops.add(candidate.played());
        int needs = plays(candidate).getFirst().charAt(0) - '0';
        candidate.play(plays(candidate).getFirst()).untilLearner();
        if (needs < 2
                || candidate.isOver()
                || view(candidate).lap() != 1
                || !plays(candidate).isEmpty()) {
            return;
        }
        stops.add(candidate.played());
        int at = candidate.played();
        for (String pass : candidate.legal()) {
            if (held(candidate, "1x" + pass.substring(4)) >= 1) {
                candidate.play(pass).untilLearner();
                finish(candidate, stops);
                candidate.backTo(at);
            }
        }
    }

    private void finish(LessonCandidate candidate, List<Integer> stops) {
        int last = -1;
        while (!candidate.isOver()) {
            last = candidate.toMove() == LessonCandidate.LEARNER ? candidate.played() : last;
            candidate.play(candidate.botMove());
        }
        String end = candidate.turns().getLast();
        if (end.startsWith("0 ") && end.charAt(2) >= '2' && candidate.played() < 45) {
            System.out.printf("stops %s last %d%n", stops, last);
            for (int stop : stops) {
                LeavesView v = view(new LessonCandidate(setup, candidate.seed())
                        .replay(candidate.turns().subList(0, stop)));
                System.out.println("   " + v.hand() + " row " + v.row());
            }
            System.out.println(candidate.script());
        }
    }

    private static List<String> plays(LessonCandidate candidate) {
        return candidate.legal().stream().filter(move -> move.contains("x")).toList();
    }

    private static int held(LessonCandidate candidate, String move) {
        String value = move.substring(move.indexOf('x') + 1);
        return (int) view(candidate).hand().stream()
                .filter(card -> card.name().equals(value))
                .count();
    }

    private static LeavesView view(LessonCandidate candidate) {
        return (LeavesView) candidate.view().seen();
    }
}
