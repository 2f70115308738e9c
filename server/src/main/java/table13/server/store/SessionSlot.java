package table13.server.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Holds a session that is opened when it is first needed, and anew after it was dropped. For one thread at a time.
final class SessionSlot {
    private static final Logger LOG = LoggerFactory.getLogger(SessionSlot.class);

    private final Opening opening;
    private @Nullable Session open;

    SessionSlot(Opening opening) {
        this.opening = opening;
    }

    interface Opening {
        Session open() throws SQLException;
    }

    Session session() throws SQLException {
        Session session = open;
        if (session == null) {
            session = opening.open();
            open = session;
        }
        return session;
    }

    /// Undoes what was not committed, whatever state SQLite is in.
    void drop() {
        Session session = open;
        open = null;
        if (session == null) {
            return;
        }
        try {
            session.close();
        } catch (SQLException e) {
            LOG.debug("A connection did not close", e);
        }
    }
}
