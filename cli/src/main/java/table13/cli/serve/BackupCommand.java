package table13.cli.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.server.StoreAddress;
import table13.server.store.StoreException;
import table13.server.store.sqlite.SqliteBackup;

/// `table13 backup`.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = "Copy the database of a server, running or not, into one file.",
        footer = {
            "",
            "To restore it, stop the server, put the file in the data folder as table13.db",
            "and start the server."
        })
public final class BackupCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "File for the copy. It must not exist yet.")
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
            throw new UsageException("backup does not copy PostgreSQL; use pg_dump for a single copy, or pg_basebackup"
                    + " with WAL archiving to lose nothing (see docs/hosting.md)");
        }
        try {
            Path copy = Path.of(file);
            SqliteBackup.copy(address.folder(), copy);
            terminal.println("Backup saved to " + copy);
            return 0;
        } catch (InvalidPathException _) {
            throw new UsageException(file + ": not the name of a file");
        } catch (StoreException failure) {
            throw new UsageException(String.valueOf(failure.getMessage()));
        }
    }
}
