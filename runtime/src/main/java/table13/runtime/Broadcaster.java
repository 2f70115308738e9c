package table13.runtime;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.table.Entry;
import table13.table.Table;
import table13.table.TableObjection;
import table13.wire.protocol.Messages;

/// Tells the devices around a table what happened there, from where they were last told, whoever has added it to the
/// log. Those who may not stay any longer are told so, and hear no more.
final class Broadcaster {
    private final EventSourcedTable book;
    private final Subscribers subscribers;
    private final LongSupplier clock;
    private final Consumer<String> departed;
    private long told;
    private @Nullable Entry last;
    private int readings;

    /// @param clock the time, in milliseconds since 1970
    /// @param departed told of every guest who had to leave with a device
    Broadcaster(EventSourcedTable book, Subscribers subscribers, LongSupplier clock, Consumer<String> departed) {
        this.book = book;
        this.subscribers = subscribers;
        this.clock = clock;
        this.departed = departed;
    }

    /// Tells whatever has become part of the log without being told yet.
    ///
    /// @return false if the log is not what it was, so that everybody was shown the table anew
    boolean catchUp() {
        Table table = book.current();
        boolean isSameStory = !isAnotherStory(table);
        if (!isSameStory) {
            tellNews(table, subscribers::tellAll);
        } else if (table.version() > told) {
            long before = told;
            tellNews(table, (current, now) -> subscribers.tell(current, before, now));
        }
        told = table.version();
        last = table.last().entry();
        return isSameStory;
    }

    /// Whether the log, read again, does not hold what was told: a database has taken over that had not got all of it.
    private boolean isAnotherStory(Table table) {
        if (readings == book.readings()) {
            return false;
        }
        readings = book.readings();
        if (table.version() < told) {
            return true;
        }
        return last != null
                && table.remembers(told - 1)
                && !last.equals(table.entriesSince(told - 1).getFirst());
    }

    private void tellNews(Table table, BiConsumer<Table, Long> news) {
        if (subscribers.isEmpty()) {
            return;
        }
        // Of a match that they may not look at, people hear nothing at all; who was asked to leave hears of that.
        sendOut(table, TableObjection.NO_WATCHERS);
        news.accept(table, clock.getAsLong());
        if (sendOut(table, TableObjection.REMOVED)) {
            subscribers.tellPeople(table, clock.getAsLong());
        }
    }

    /// @return whether there was anybody
    private boolean sendOut(Table table, TableObjection reason) {
        List<Client> out = subscribers.refused(table, reason);
        for (Client client : out) {
            subscribers.remove(client);
            departed.accept(client.guest());
            client.leave(table.id());
            client.send(Messages.sentOut(table.id(), reason));
        }
        return !out.isEmpty();
    }
}
