package table13.runtime;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.rules.State;
import table13.rules.View;
import table13.table.Table;

/// The best moves in the place of a person. They are worked out once for each version of a match, however often a
/// client
/// asks. Not thread-safe.
///
/// @param <T> the advice, or what will become it
public final class HintCache<T> {
    private long version = State.NOBODY;
    private @Nullable T best;

    /// Nothing yet.
    public HintCache() {}

    /// The best moves for the seat that is to move.
    ///
    /// @param advise works them out
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
