package table13.server.store.sqlite;

import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.seated;
import static table13.server.store.Samples.with;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import table13.server.store.Guest;
import table13.table.Listing;
import table13.table.Phase;

/// A database of the first version: the file `first-version.db`. `main` created it, with the file as its argument. It
/// must not be created again after the release of that version.
final class FirstSqliteVersion {
    static final Guest GUEST = new Guest("g1", "Ada", 1_000);
    static final Listing LISTING = seated(with(listing("t1"), Phase.PLAYING, 3_000, 9_000L), "g1", "g1", "g2");

    private FirstSqliteVersion() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("first-version");
        try (SqliteStore store = SqliteStore.open(folder)) {
            store.addGuest(GUEST, hash("phone"));
            store.addLink("g1", hash("code"), 9_000);
            store.append(append(LISTING, 0, "opened", "seated g1", "seated g2", "started"))
                    .join();
            store.hereUntil("t1", 50_000);
        }
        SqliteBackup.copy(folder, Path.of(arguments[0]));
    }
}
