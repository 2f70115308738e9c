package table13.server.lobby;

import java.util.Optional;
import table13.runtime.Audience;
import table13.runtime.Book;
import table13.table.Presence;
import table13.table.Table;

/// What the parts of one table in use share. For the thread of that table alone, but for [#log].
///
/// @param shared what it shares with all tables, with a clock of its own
record TableParts(
        String id,
        Shared shared,
        Steady clock,
        Log log,
        Book book,
        Audience audience,
        Presence presence,
        Whereabouts whereabouts) {

    /// Clocks of several nodes differ by less; if it is more, a clock was set back.
    private static final long SKEW_MILLIS = 2000;

    /// Not read yet.
    static TableParts of(String id, Shared all) {
        Steady clock = new Steady(all.clock(), System::nanoTime);
        Shared shared = all.withClock(clock);
        Log log = new Log(id, shared);
        Presence presence = new Presence(shared.now());
        Whereabouts whereabouts = new Whereabouts(id, shared, presence);
        Book book = new Book(log, shared.dealer(), shared::now, presence, whereabouts::lookAgain);
        return new TableParts(id, shared, clock, log, book, new Audience(), presence, whereabouts);
    }

    /// The table, read if need be; nothing if there is no such table.
    Optional<Table> find() {
        Optional<Table> found = book.find();
        found.ifPresent(this::keepUp);
        return found;
    }

    private void keepUp(Table table) {
        long before = now();
        if (clock.notBefore(table.changedAt()) && table.changedAt() - before > SKEW_MILLIS) {
            presence.beginAnew(now());
        }
        whereabouts.look(table);
    }

    /// The table, which must be there.
    Table current() {
        return book.current();
    }

    long now() {
        return shared.now();
    }
}
