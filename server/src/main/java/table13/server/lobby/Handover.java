package table13.server.lobby;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Client;
import table13.table.NewerLog;

/// Hands the people at a table over to a newer node, where a newer one has written what this one cannot read: their
/// lines are hung up, they come back, and since this node is not ready any more, to another one.
record Handover(TableParts parts, Care care) {
    private static final Logger LOG = LoggerFactory.getLogger(Handover.class);

    /// Hands everybody over who is there.
    ///
    /// @return false if there is no newer node: then the log is as good as corrupt
    boolean handOver(NewerLog newer) {
        Condition condition = parts.shared().condition();
        boolean isFirst = condition.meetNewer();
        if (!condition.hasSuccessors()) {
            return false;
        }
        if (isFirst) {
            LOG.warn("table {}: {} Its people are handed over to newer nodes", parts.id(), newer.getMessage());
        }
        for (Client client : parts.audience().all()) {
            parts.audience().remove(client);
            parts.whereabouts().depart(client.guest());
            client.depart(parts.id());
            client.hangUp();
        }
        care.leave();
        return true;
    }
}
