package table13.runtime;

import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.Table;

/// Who is at a table, and whether its scheduled actions are for this place, where other nodes may have the same table
/// in use.
public interface SharedPresence {

    /// What the table is asked with.
    Presence presence();

    /// Reads what other nodes know, if they know more. Called whenever the table is used.
    void refresh(Table table);

    /// The same though nothing seems to have changed: a notification may be late.
    default void refreshNow(Table table) {
        refresh(table);
    }

    /// Whether everything has been read that other nodes know, as far as this node has heard.
    default boolean isUpToDate() {
        return true;
    }

    /// Whether guests have come or gone elsewhere since this was last asked.
    default boolean takeNews() {
        return false;
    }

    /// Counts one more device.
    ///
    /// @return whether it is the first one of this guest here
    boolean join(String guest);

    /// Counts one device less.
    ///
    /// @return whether it was the last one of this guest here
    boolean leave(String guest);

    /// A guest is at the table: it stays on the list of public tables.
    default void stay(Table table) {}

    /// Whether what is due is for this place to do.
    ///
    /// @param isWatched whether a device is at the table here
    boolean mayRun(ScheduledAction action, boolean isWatched);
}
