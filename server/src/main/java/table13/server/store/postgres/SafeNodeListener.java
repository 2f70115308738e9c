package table13.server.store.postgres;

import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.EntryRow;
import table13.server.store.Nodes.Member;

/// A member whose mistakes do not end the threads that call it.
record SafeNodeListener(Member member) implements Member {
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
    public void grew(String table, long version) {
        guard(() -> member.grew(table, version));
    }

    @Override
    public void grew(String table, List<EntryRow> end) {
        guard(() -> member.grew(table, end));
    }

    @Override
    public void stirred(String table) {
        guard(() -> member.stirred(table));
    }

    @Override
    public void changed(String guest) {
        guard(() -> member.changed(guest));
    }

    @Override
    public void missedSomething() {
        guard(member::missedSomething);
    }

    @Override
    public void replaced(String table) {
        guard(() -> member.replaced(table));
    }

    @Override
    public void canStore(boolean isSo) {
        guard(() -> member.canStore(isSo));
    }

    private static void guard(Runnable call) {
        try {
            call.run();
        } catch (RejectedExecutionException e) {
            LOG.debug("a node that has stopped was told something", e);
        } catch (RuntimeException e) {
            LOG.error("a node stumbled over what it was told", e);
        }
    }
}
