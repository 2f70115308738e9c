package table13.runtime;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.rules.State;
import table13.rules.View;
import table13.table.Table;

/// The best moves for a person's seat. Computed once for each version of a match. Not thread-safe.
///
/// @param <T> the advice, or a future of it
public final class HintCache<T> {
    private long version = State.NOBODY;
    private @Nullable T best;

    /// An empty cache.
    public HintCache() {}

    /// The best moves for the seat to move.
    ///
    /// @param advise computes them
    public T best(Table table, Function<View, T> advise) {
        T known = best;
        if (known != null && version == table.matchVersion()) {
            return known;
        }
        T fresh = advise.apply(table.viewOf(table.toMove()));
        version = table.matchVersion();
        best = fresh;
        return fresh;
    }
}
