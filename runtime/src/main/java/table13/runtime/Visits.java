package table13.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.rules.State;
import table13.table.Pause;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Told;
import table13.table.Verdict;
import table13.wire.protocol.Request;
import table13.wire.protocol.TableMessages;

/// What a device is shown that has come to a table, and what it brings along.
///
/// @param clock the time, in milliseconds since 1970
public record Visits(Audience audience, LongSupplier clock) {

    /// Shows the whole table to a device that is here, with what it has missed.
    ///
    /// @param isStuck whether nothing can be stored just now
    public void show(Client client, Request.Enter enter, Table table, boolean isStuck) {
        Pause pause = enter.pause();
        if (pause != null) {
            audience.wants(client, pause);
        }
        client.tell(TableMessages.table(
                enter.id(), table, client.guest(), clock.getAsLong(), isStuck, missed(table, enter, client.guest())));
    }

    private static @Nullable List<Told> missed(Table table, Request.Enter enter, String guest) {
        if (enter.since() >= 0) {
            Optional<List<Told>> told = table.toldSince(enter.since(), guest);
            if (told.isPresent()) {
                return told.get();
            }
        }
        return enter.last() > 0 ? table.lastTold(enter.last(), guest) : null;
    }

    /// What is to be decided so that a person who has taken another name since is called by it here, too.
    public static Optional<Function<TableRules, Verdict>> renaming(Client client, Table table) {
        int seat = table.seatOf(client.guest());
        boolean isNew =
                seat != State.NOBODY && !table.people().seats().get(seat).name().equals(client.name());
        return isNew ? Optional.of(rules -> rules.rename(client.guest(), client.name())) : Optional.empty();
    }
}
