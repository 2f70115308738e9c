package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The occupant of a seat at some version of the table.
///
/// @param guest null for a bot or a free seat
/// @param player null for a free seat
public record Seated(
        int seat, @Nullable String guest, @Nullable Player player) {

    /// The earlier occupants that have left the seat or have another name now.
    static List<Seated> changed(List<Seated> then, List<Seated> now) {
        return then.equals(now)
                ? List.of()
                : then.stream()
                        .filter(each -> !each.equals(now.get(each.seat())))
                        .toList();
    }
}
