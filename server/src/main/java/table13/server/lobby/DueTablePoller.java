package table13.server.lobby;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.DueTable;
import table13.server.store.StoreException;

/// Wakes due tables on which no other node holds the lease. Wakes a few at a time, the next when one is done, and none
/// while many bot moves are queued. After a long downtime all tables may be due at once; clients must not notice the
/// load.
final class DueTablePoller {
    private static final Logger LOG = LoggerFactory.getLogger(DueTablePoller.class);
    private static final int PAGE = 200;
    private static final int MOST_THINKING = 100;
    private static final long PAUSE_MILLIS = 50;

    private final LobbyContext context;
    private final BiConsumer<String, Runnable> wake;
    private final Semaphore places;
    private final AtomicBoolean isAtWork = new AtomicBoolean();
    private volatile boolean isOver;

    /// @param wake receives a table and a callback for its completion
    /// @param atOnce limit of tables that wake at the same time
    DueTablePoller(LobbyContext context, int atOnce, BiConsumer<String, Runnable> wake) {
        this.context = context;
        this.wake = wake;
        places = new Semaphore(atOnce);
    }

    /// Half of the processors, at least one. The rest is free for requests.
    static int usually() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    /// Wakes all tables due until then, unless a run is in progress. Never blocks.
    void begin(long until) {
        if (isOver || !isAtWork.compareAndSet(false, true)) {
            return;
        }
        context.threads().execute(() -> {
            try {
                wakeAll(until);
            } catch (StoreException failure) {
                LOG.error("cannot read the due tables, retrying at the next sweep: {}", failure.getMessage());
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } finally {
                isAtWork.set(false);
            }
        });
    }

    private void wakeAll(long until) throws InterruptedException {
        DueTable last = DueTable.BEFORE_ALL;
        List<DueTable> page;
        do {
            page = context.store().tablesToWake(until, last, PAGE);
            Set<String> ours = context.store()
                    .nodes()
                    .acquireLease(page.stream().map(DueTable::table).toList());
            for (DueTable each : page) {
                last = each;
                if (!ours.contains(each.table())) {
                    continue;
                }
                places.acquire();
                while (context.bots().waiting() > MOST_THINKING && !isOver) {
                    Thread.sleep(PAUSE_MILLIS);
                }
                if (isOver) {
                    return;
                }
                wake.accept(each.table(), places::release);
            }
        } while (page.size() == PAGE);
    }

    /// Wakes no table from now on.
    void end() {
        isOver = true;
    }
}
