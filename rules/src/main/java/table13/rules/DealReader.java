package table13.rules;

import java.util.List;

/// Understands what a record tells of its deal: works out from it the luck that the match must have had.
@FunctionalInterface
public interface DealReader {

    /// The luck of the match from its beginning.
    ///
    /// @param deal the lines of the record that begin with `deal`
    /// @throws IllegalArgumentException with a sentence for people, if they make no sense
    Chance chance(Setup setup, List<String> names, List<String> deal);
}
