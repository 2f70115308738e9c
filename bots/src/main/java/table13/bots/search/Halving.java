package table13.bots.search;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Sequential halving: a budget is spent in a few equal passes, and after each the worse half of the candidates is
/// dropped, so that most of it goes where the choice is hard.
public final class Halving {

    private Halving() {}

    /// Sorts the candidates, those that stayed longest first.
    ///
    /// @param iterations how many trials of one candidate there may be, of all together
    /// @param tryAll tries each of these candidates once
    /// @param best the better candidates first
    /// @param isOpen whether there is still something to choose between these
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
