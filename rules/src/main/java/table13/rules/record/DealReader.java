package table13.rules.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Setup;

/// Understands what a record tells of its deal: works out from it the luck that the match must have had.
@FunctionalInterface
public interface DealReader {

    /// The luck of the match from its beginning; null if they tell of a kind of deal that it does not know.
    ///
    /// @param deal the lines of the record that begin with `deal`; those it does not know are no concern of it
    /// @throws IllegalArgumentException with a sentence for people, if they make no sense: a [BadLine] where it can
    /// be said of one of them
    @Nullable
    Chance chance(Setup setup, List<String> names, List<String> deal);

    /// What is wrong with one of the lines, or missing there: a sentence for people.
    final class BadLine extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        private final int index;

        /// @param index of the line among those that tell of the deal, from 0
        public BadLine(int index, String sentence) {
            super(sentence);
            this.index = index;
        }

        public int index() {
            return index;
        }
    }
}
