package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import table13.server.store.Append;
import table13.server.store.Appended;
import table13.server.store.Line;
import table13.server.store.StoreTrouble;
import table13.server.wire.EntryText;
import table13.table.Logged;
import table13.table.Presence;
import table13.table.Table;

/// The log of one table, in the store.
record Log(String id, House house) {

    /// The table as its log left it; nothing if there is no such table.
    Optional<Table> read(Presence presence) {
        List<Logged> entries = entries(0);
        return entries.isEmpty() ? Optional.empty() : Optional.of(Table.of(id, entries, house.dealer(), presence));
    }

    List<Logged> entries(long afterVersion) {
        List<Logged> entries = new ArrayList<>();
        for (Line line : house.store().lines(id, afterVersion)) {
            entries.add(new Logged(line.version(), line.at(), EntryText.read(line.text())));
        }
        return entries;
    }

    /// Stores entries that the table has played already, and waits until they are on disk.
    ///
    /// @param table as it is with these entries
    /// @throws StoreTrouble if they could not be stored; then none of them was
    Appended append(Table table, List<Logged> entries) {
        List<Line> lines = entries.stream()
                .map(logged -> new Line(logged.version(), logged.at(), EntryText.write(logged.entry())))
                .toList();
        long expected = entries.getFirst().version() - 1;
        long begin = System.nanoTime();
        try {
            Appended appended = house.store()
                    .append(new Append(id, expected, lines, table.listing()))
                    .get();
            house.metrics().appended(System.nanoTime() - begin);
            return appended;
        } catch (ExecutionException failed) {
            house.metrics().storeRefused();
            if (failed.getCause() instanceof StoreTrouble trouble) {
                throw trouble;
            }
            throw new IllegalStateException("The store failed.", failed.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The server was stopped while it stored something.");
        }
    }
}
