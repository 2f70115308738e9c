package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.wire.JsonWriter;

/// The result of a call: the data to store first, then the messages to send. See [SoloLobby].
final class CallResult {
    private static final long NEVER = -1;

    private final List<Kept> keep = new ArrayList<>();
    private final List<String> drop = new ArrayList<>();

    /// @param table its entry in lists
    private record Kept(
            String id, SoloLog.Fresh fresh, @Nullable StoredTable table) {}

    void keep(String id, SoloLog.Fresh fresh, @Nullable StoredTable table) {
        keep.add(new Kept(id, fresh, table));
    }

    void drop(String id) {
        drop.add(id);
    }

    /// @param dueIn the time until the next scheduled action, in milliseconds; null if there is none
    /// @param isNewGuest whether the guest's identity must be stored as well
    String text(@Nullable Long dueIn, SoloDevice device, boolean isNewGuest) {
        JsonWriter text = new JsonWriter().begin().with("dueIn", dueIn == null ? NEVER : Math.max(0, dueIn));
        text.with("keep", keep, kept -> kept(kept, device.guest(), text));
        text.withStrings("drop", drop);
        if (isNewGuest) {
            text.begin("guest")
                    .with("id", device.guest())
                    .with("name", device.name())
                    .end();
        }
        StringBuilder lines = new StringBuilder(text.end().toString());
        device.takeTold().forEach(message -> lines.append('\n').append(message));
        return lines.toString();
    }

    private static void kept(Kept kept, String guest, JsonWriter text) {
        text.begin().with("table", kept.id).with("from", kept.fresh.from()).withStrings("entries", kept.fresh.lines());
        if (kept.table == null) {
            text.withNull("listing");
        } else {
            StoredTableJson.write("listing", kept.table, guest, text);
        }
        text.end();
    }
}
