package table13.cli.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import table13.cli.terminal.Complaint;
import table13.cli.terminal.Terminal;
import table13.server.StoreAddress;
import table13.server.store.StoreException;
import table13.server.store.sqlite.SqliteBackup;

/// `table13 backup`.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = "Copy the database of a server, running or not, into one file.",
        footer = {"", "To go back to it, stop the server, put the file in the data folder as table13.db", "and start."})
public final class BackupCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The copy; there must be no such file yet.")
    private String file = "";

    @Mixin
    private final StoreOptions store = new StoreOptions();

    private final Terminal terminal;

    public BackupCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        StoreAddress address = store.address();
        if (address.isPostgres()) {
            throw new Complaint("PostgreSQL makes its own backups, and nodes may be writing at this moment:"
                    + " use pg_dump for a copy of one moment, WAL archiving (pg_basebackup) to lose nothing;"
                    + " see docs/hosting.md");
        }
        try {
            Path copy = Path.of(file);
            SqliteBackup.copy(address.folder(), copy);
            terminal.println("Everything up to this moment is in " + copy);
            return 0;
        } catch (InvalidPathException _) {
            throw new Complaint(file + ": not the name of a file");
        } catch (StoreException failure) {
            throw new Complaint(String.valueOf(failure.getMessage()));
        }
    }
}
