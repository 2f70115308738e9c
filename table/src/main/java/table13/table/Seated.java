package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Who sits or sat in a seat, as it was at some version of the table.
///
/// @param guest null if it is a bot or nobody
/// @param player null if nobody sits there
public record Seated(
        int seat, @Nullable String guest, @Nullable Player player) {

    /// Those of then who do not sit there now, or go by another name.
    static List<Seated> changed(List<Seated> then, List<Seated> now) {
        return then.equals(now)
                ? List.of()
                : then.stream()
                        .filter(each -> !each.equals(now.get(each.seat())))
                        .toList();
    }
}
