package table13.server.store.postgres;

import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.EntryRow;
import table13.server.store.Nodes.NodeListener;

/// Catches and logs the exceptions of a listener, so that they do not end the calling threads.
record SafeNodeListener(NodeListener member) implements NodeListener {
    private static final Logger LOG = LoggerFactory.getLogger(SafeNodeListener.class);

    @Override
    public int clients() {
        return member.clients();
    }

    @Override
    public Map<String, Long> tables() {
        return member.tables();
    }

    @Override
    public void logAppended(String table, long version) {
        guard(() -> member.logAppended(table, version));
    }

    @Override
    public void logAppended(String table, List<EntryRow> end) {
        guard(() -> member.logAppended(table, end));
    }

    @Override
    public void tableChanged(String table) {
        guard(() -> member.tableChanged(table));
    }

    @Override
    public void guestChanged(String guest) {
        guard(() -> member.guestChanged(guest));
    }

    @Override
    public void resync() {
        guard(member::resync);
    }

    @Override
    public void logReplaced(String table) {
        guard(() -> member.logReplaced(table));
    }

    @Override
    public void canStore(boolean isSo) {
        guard(() -> member.canStore(isSo));
    }

    private static void guard(Runnable call) {
        try {
            call.run();
        } catch (RejectedExecutionException e) {
            LOG.debug("callback on a stopped node", e);
        } catch (RuntimeException e) {
            LOG.error("unexpected error in a node listener", e);
        }
    }
}
