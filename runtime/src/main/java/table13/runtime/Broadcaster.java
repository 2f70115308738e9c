package table13.runtime;

import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.Entry;
import table13.table.Table;
import table13.table.TableObjection;
import table13.wire.protocol.Messages;

/// Sends the events of new log entries to the devices at a table, in order and from any node. Removes devices that may
/// not stay.
final class Broadcaster {
    private final EventSourcedTable sourced;
    private final Subscribers subscribers;
    private final LongSupplier clock;
    private final Consumer<String> departed;
    private long sentVersion;
    private @Nullable Entry last;
    private int readings;

    /// @param clock the time, in milliseconds since 1970
    /// @param departed receives the guest of every removed device
    Broadcaster(EventSourcedTable sourced, Subscribers subscribers, LongSupplier clock, Consumer<String> departed) {
        this.sourced = sourced;
        this.subscribers = subscribers;
        this.clock = clock;
        this.departed = departed;
    }

    /// Sends all entries not sent yet.
    ///
    /// @return false if the log was replaced; all devices have received the whole table then
    boolean catchUp() {
        Table table = sourced.current();
        boolean isSameLog = !isReplaced(table);
        if (!isSameLog) {
            sendNews(table, subscribers::sendAll);
        } else if (table.version() > sentVersion) {
            long before = sentVersion;
            sendNews(table, (current, now) -> subscribers.send(current, before, now));
        }
        sentVersion = table.version();
        last = table.last().entry();
        return isSameLog;
    }

    /// Whether the log, read again, lacks entries already sent: a failover has lost the newest ones.
    private boolean isReplaced(Table table) {
        if (readings == sourced.readings()) {
            return false;
        }
        readings = sourced.readings();
        if (table.version() < sentVersion) {
            return true;
        }
        return last != null
                && table.remembers(sentVersion - 1)
                && !last.equals(table.entriesSince(sentVersion - 1).getFirst());
    }

    private void sendNews(Table table, BiConsumer<Table, Long> news) {
        if (subscribers.isEmpty()) {
            return;
        }
        // Outsiders are removed before the events of a match they may not see. Removed guests still receive their
        // removal.
        Map<Client, Objection> refused = subscribers.refused(table);
        remove(table, refused, TableObjection.NO_WATCHERS);
        news.accept(table, clock.getAsLong());
        if (remove(table, refused, TableObjection.REMOVED)) {
            subscribers.sendPeople(table, clock.getAsLong());
        }
    }

    /// @return whether a device was removed
    private boolean remove(Table table, Map<Client, Objection> refused, TableObjection reason) {
        refused.forEach((client, objection) -> {
            if (objection == reason) {
                subscribers.remove(client);
                departed.accept(client.guest());
                client.leave(table.id());
                client.send(Messages.sentOut(table.id(), reason));
            }
        });
        return refused.containsValue(reason);
    }
}
