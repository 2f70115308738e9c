package table13.browser.lesson;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;
import table13.rules.leaves.LeavesView;

/// Looks for a match that the learner begins with several cards of one value, in which then one value alone fits,
/// then none, and which they win with more than one card at once.
final class LeavesFinder {
    private final Setup setup;

    LeavesFinder(Setup setup) {
        this.setup = setup;
    }

    void look(long seed) {
        LessonCandidate line = new LessonCandidate(setup, seed);
        if (line.toMove() != LessonCandidate.LEARNER) {
            return;
        }
        for (String open : line.legal()) {
            if (open.charAt(0) >= '2' && held(line, open) == open.charAt(0) - '0') {
                line.play(open).untilLearner();
                goOn(line);
                line.backTo(0);
            }
        }
    }

    private void goOn(LessonCandidate line) {
        List<Integer> stops = new ArrayList<>(List.of(0));
        if (line.isOver() || view(line).lap() != 1 || plays(line).size() != 1) {
            return;
        }
        stops.add(line.played());
        int needs = plays(line).getFirst().charAt(0) - '0';
        line.play(plays(line).getFirst()).untilLearner();
        if (needs < 2 || line.isOver() || view(line).lap() != 1 || !plays(line).isEmpty()) {
            return;
        }
        stops.add(line.played());
        int at = line.played();
        for (String pass : line.legal()) {
            if (held(line, "1x" + pass.substring(4)) >= 1) {
                line.play(pass).untilLearner();
                finish(line, stops);
                line.backTo(at);
            }
        }
    }

    private void finish(LessonCandidate line, List<Integer> stops) {
        int last = -1;
        while (!line.isOver()) {
            last = line.toMove() == LessonCandidate.LEARNER ? line.played() : last;
            line.play(line.botMove());
        }
        String end = line.turns().getLast();
        if (end.startsWith("0 ") && end.charAt(2) >= '2' && line.played() < 45) {
            System.out.printf("stops %s last %d%n", stops, last);
            for (int stop : stops) {
                LeavesView v =
                        view(new LessonCandidate(setup, line.seed()).replay(line.turns().subList(0, stop)));
                System.out.println("   " + v.hand() + " row " + v.row());
            }
            System.out.println(line.script());
        }
    }

    private static List<String> plays(LessonCandidate line) {
        return line.legal().stream().filter(move -> move.contains("x")).toList();
    }

    private static int held(LessonCandidate line, String move) {
        String value = move.substring(move.indexOf('x') + 1);
        return (int) view(line).hand().stream()
                .filter(card -> card.name().equals(value))
                .count();
    }

    private static LeavesView view(LessonCandidate line) {
        return (LeavesView) line.view().seen();
    }
}
