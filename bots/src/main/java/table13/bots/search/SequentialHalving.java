package table13.bots.search;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Sequential halving (Karnin, Koren and Somekh, 2013), which finds the best arm of a bandit with a fixed budget: the
/// budget is divided evenly among log2(n) passes, and each pass ends by dropping the worse half of the candidates.
/// Results of earlier passes count on.
public final class SequentialHalving {

    private SequentialHalving() {}

    /// Sorts the candidates, the survivor first.
    ///
    /// @param iterations the budget: evaluations of single candidates
    /// @param tryAll evaluates each of these candidates once
    /// @param best puts better candidates first
    /// @param isOpen whether the choice between these candidates is still open; if not, the search ends early
    public static <C> void run(
            List<C> candidates,
            int iterations,
            Consumer<List<C>> tryAll,
            Comparator<C> best,
            Predicate<List<C>> isOpen) {
        int passes = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates.size() - 1));
        List<C> alive = candidates;
        for (int pass = 0; pass < passes && isOpen.test(alive); pass++) {
            int rounds = Math.max(1, iterations / passes / alive.size());
            for (int i = 0; i < rounds; i++) {
                tryAll.accept(alive);
            }
            alive.sort(best);
            alive = candidates.subList(0, (alive.size() + 1) / 2);
        }
    }
}
