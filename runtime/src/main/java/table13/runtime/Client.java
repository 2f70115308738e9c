package table13.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.Entry;
import table13.wire.protocol.Messages;

/// A guest's device, as a table sees it.
public interface Client {

    /// The guest's id.
    String guest();

    /// The guest's current name.
    String name();

    /// The address for the limits; empty without limits.
    default String address() {
        return "";
    }

    /// Counts entries against the client's limits before they are stored.
    ///
    /// @return the objection if a limit is reached, otherwise null
    default @Nullable Objection count(List<Entry> entries) {
        return null;
    }

    /// The device joins this table, and reports later when it disconnects.
    ///
    /// @return false if it has disconnected already
    boolean join(String table);

    /// Whether the device is still connected.
    boolean isThere();

    /// The device leaves this table.
    void leave(String table);

    /// Whether updates may leave out past moves that the device has already received.
    default boolean takesNewPlays() {
        return false;
    }

    /// Sends a message. Never blocks; an unreachable device is dropped.
    void send(String message);

    /// Sends a message together with the next one, or at [#flush], whichever comes first.
    default void sendAhead(String message) {
        send(message);
    }

    /// Sends the message that waits for the next one.
    default void flush() {}

    default void refuse(String request, Objection objection) {
        send(Messages.refused(request, objection));
    }

    /// Aborts the connection without an answer to the last request, because its outcome is unknown. The device
    /// reconnects, perhaps to another node, and asks again.
    void abort();
}
