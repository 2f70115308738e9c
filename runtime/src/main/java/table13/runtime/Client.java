package table13.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.Entry;
import table13.wire.protocol.Messages;

/// A device of a guest, as a table sees it.
public interface Client {

    /// Who it is.
    String guest();

    /// What they want to be called now.
    String name();

    /// The address that its limits are counted for; empty where nothing is limited.
    default String address() {
        return "";
    }

    /// Counts entries that are about to be stored because of this client.
    ///
    /// @return why they may not be stored, or null
    default @Nullable Objection count(List<Entry> entries) {
        return null;
    }

    /// The device is at this table from now on, and will say so when it is gone.
    ///
    /// @return false if it is gone already
    boolean join(String table);

    /// Whether anything can still be told to it.
    boolean isThere();

    /// The device is at this table no more.
    void leave(String table);

    /// Sends a message. Never blocks; whoever cannot be reached is dropped.
    void send(String message);

    /// Refuses a request.
    default void refuse(String request, Objection objection) {
        send(Messages.refused(request, objection));
    }

    /// Ends the line without an answer to what was asked last: nobody here knows it. The device comes back, perhaps to
    /// another node, and asks again.
    void abort();
}
