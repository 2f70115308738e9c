package table13.browser.lesson;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;
import table13.rules.cards.Card;
import table13.rules.thirteen.PileView;

/// Searches for the end of a round with these steps for the learner: a plain card, the card that makes exactly 13, the
/// only place of a special four, and the last card. The learner has the most of a kind and pays the least.
final class PileFinder {
    private static final int FULL = 13;
    private static final int FOUR = 4;
    private final Setup setup;
    private final String four;
    private final String kinds;
    private final int cards;

    PileFinder(Setup setup, String four, String kinds, int cards) {
        this.setup = setup;
        this.four = four;
        this.kinds = kinds;
        this.cards = cards;
    }

    void look(long seed) {
        LessonCandidate candidate = new LessonCandidate(setup, seed);
        while (!(candidate.toMove() == LessonCandidate.LEARNER && begins(view(candidate)))) {
            if (candidate.view().round() > 1 || view(candidate).plays().size() > 50) {
                return;
            }
            candidate.play(candidate.botMove());
        }
        if (!view(candidate).hand().stream().anyMatch(card -> card.name().equals(four))) {
            return;
        }
        step(candidate, 0, new ArrayList<>());
    }

    private boolean begins(PileView view) {
        return view.drawPile() == (setup.players() * (cards > 5 ? 1 : 0))
                && view.handSizes().get(LessonCandidate.LEARNER) == Math.min(cards, 5);
    }

    private void step(LessonCandidate candidate, int idea, List<Integer> stops) {
        if (idea == 3) {
            last(candidate, stops);
            return;
        }
        PileView view = view(candidate);
        for (String move : candidate.legal()) {
            boolean fits = switch (idea) {
                case 0 -> isPlain(view, move);
                case 1 -> isExact(view, move);
                default -> isOnlyPlace(view, move, candidate.legal());
            };
            if (!fits) {
                continue;
            }
            int at = candidate.played();
            stops.add(at);
            candidate.play(move).untilLearner();
            if (candidate.view().round() == 1
                    && (idea != 1 || setup.game().id().equals("friday") || anySeatWentOver(candidate, at))) {
                step(candidate, idea + 1, stops);
            }
            stops.removeLast();
            candidate.backTo(at);
        }
    }

    private boolean anySeatWentOver(LessonCandidate candidate, int at) {
        PileView now = view(candidate);
        return now.taken().get(1) + now.taken().get(2) > takenAt(candidate, at);
    }

    private int takenAt(LessonCandidate candidate, int at) {
        LessonCandidate then = new LessonCandidate(setup, candidate.seed())
                .replay(candidate.turns().subList(0, at));
        PileView view = view(then);
        return view.taken().get(1) + view.taken().get(2);
    }

    private void last(LessonCandidate candidate, List<Integer> stops) {
        int at = candidate.played();
        while (view(candidate).handSizes().get(LessonCandidate.LEARNER) > 1) {
            candidate.play(candidate.botMove()).untilLearner();
        }
        int last = candidate.played();
        PileView before = view(candidate);
        candidate.play(candidate.botMove()).untilLearner();
        if (candidate.view().round() == 2) {
            judge(candidate, stops, last, before);
        }
        candidate.backTo(at);
    }

    private void judge(LessonCandidate candidate, List<Integer> stops, int last, PileView before) {
        List<Integer> points = candidate.view().points().getFirst();
        int[][] taken = TakenCards.of(setup, candidate.turns(), kinds);
        int free = 0;
        int tied = 0;
        for (int kind = 0; kind < 3; kind++) {
            int mine = taken[0][kind];
            int others = Math.max(taken[1][kind], taken[2][kind]);
            free = mine > others ? Math.max(free, mine) : free;
            int most = Math.max(mine, others);
            int with = 0;
            for (int seat = 0; seat < 3; seat++) {
                with += taken[seat][kind] == most ? 1 : 0;
            }
            tied += most > 0 && with > 1 ? 1 : 0;
        }
        boolean best = points.get(0) < points.get(1) && points.get(0) < points.get(2);
        if (best && free >= 2) {
            System.out.printf(
                    "free %d tied %d points %s stops %s last %d before %s%n",
                    free, tied, points, stops, last, before.targets());
            for (int stop : stops) {
                PileView v = view(new LessonCandidate(setup, candidate.seed())
                        .replay(candidate.turns().subList(0, stop)));
                System.out.println("   " + v.hand() + " " + v.targets() + " -> "
                        + candidate.turns().subList(stop, Math.min(candidate.played(), stop + 3)));
            }
            System.out.println(candidate.script());
        }
    }

    private boolean isPlain(PileView view, String move) {
        if (move.startsWith(four)) {
            return false;
        }
        int makes = makes(view, move);
        return makes < FULL && makes > value(move);
    }

    /// Exactly 13, while at least two other cards of the same kind would take the pile.
    private boolean isExact(PileView view, String move) {
        if (move.startsWith(four) || makes(view, move) != FULL) {
            return false;
        }
        List<String> like = view.hand().stream()
                .map(Card::name)
                .filter(name -> name.charAt(0) == move.charAt(0))
                .distinct()
                .toList();
        return view.targets().get(target(move)).cards().size() >= 2
                && like.size() >= 2
                && like.stream().filter(name -> makes(view, name) <= FULL).count() == 1;
    }

    private boolean isOnlyPlace(PileView view, String move, List<String> legal) {
        if (!move.startsWith(four) || view.targets().get(target(move)).sum() + FOUR > FULL) {
            return false;
        }
        return legal.stream()
                        .filter(other -> other.startsWith(four))
                        .filter(other -> view.targets().get(target(other)).sum() + FOUR <= FULL)
                        .count()
                == 1;
    }

    private int target(String move) {
        return kinds.indexOf(move.charAt(move.length() - 1) > '9' ? move.charAt(move.length() - 1) : move.charAt(0));
    }

    private static int value(String card) {
        return Integer.parseInt(card.substring(1));
    }

    private int makes(PileView view, String card) {
        return view.targets().get(kinds.indexOf(card.charAt(0))).sum() + value(card);
    }

    private static PileView view(LessonCandidate candidate) {
        return (PileView) candidate.view().seen();
    }
}
