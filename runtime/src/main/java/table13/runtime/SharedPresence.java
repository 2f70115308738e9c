package table13.runtime;

import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.Table;

/// Presence at a table that other nodes may use too. Decides whether a scheduled action runs on this node.
public interface SharedPresence {

    /// The presence that the table uses.
    Presence presence();

    /// Reads the presence on other nodes if it has changed. Called on every use of the table.
    void refresh(Table table);

    /// Reads the presence on other nodes without waiting for a notification, which may be late.
    default void refreshNow(Table table) {
        refresh(table);
    }

    /// Whether this node has read all presence changes it was notified of.
    default boolean isUpToDate() {
        return true;
    }

    /// Whether guests have joined or left on other nodes since the last call.
    default boolean takeChanges() {
        return false;
    }

    /// Counts one more device.
    ///
    /// @return whether it is the guest's first device on this node
    boolean join(String guest);

    /// Counts one device less.
    ///
    /// @return whether it was the guest's last device on this node
    boolean leave(String guest);

    /// A guest is at the table, which therefore stays on the list of public tables.
    default void stay(Table table) {}

    /// Whether this node runs the action.
    ///
    /// @param isWatched whether a device is connected to the table on this node
    boolean mayRun(ScheduledAction action, boolean isWatched);
}
