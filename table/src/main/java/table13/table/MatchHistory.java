package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A finished match with what its record does not tell: who made each move, and who sat where then.
///
/// @param steps the deal, then the moves, in order
public record MatchHistory(String record, List<Step> steps) {

    public MatchHistory {
        steps = List.copyOf(steps);
    }

    /// A move, or the deal.
    ///
    /// @param by null for the deal
    public record Step(@Nullable Mover by, List<Seated> seats) {}
}
