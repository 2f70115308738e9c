package table13.rules.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Setup;

/// Reads the deal lines of a record and derives the randomness of the match.
@FunctionalInterface
public interface DealReader {

    /// The randomness of the match from its beginning; null for an unknown kind of deal.
    ///
    /// @param deal the lines of the record that begin with `deal`; unknown lines are ignored
    /// @throws IllegalArgumentException with a sentence for people; a [BadLine] if one line is wrong
    @Nullable
    Chance chance(Setup setup, List<String> names, List<String> deal);

    /// An error on one of the lines, or a missing line: a sentence for people.
    final class BadLine extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        private final int index;

        /// @param index the index of the line among the deal lines, from 0
        public BadLine(int index, String sentence) {
            super(sentence);
            this.index = index;
        }

        public int index() {
            return index;
        }
    }
}
