package table13.cli.serve;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import table13.cli.options.OptionConverters;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.server.LogSetup;
import table13.server.StoreAddress;
import table13.server.store.StoreException;
import table13.server.store.transfer.ContentDigest;
import table13.server.store.transfer.StoreContents;
import table13.server.store.transfer.StoreRow.Kind;
import table13.server.store.transfer.StoreTransfer;

/// `table13 move-store`.
@Command(
        name = "move-store",
        mixinStandardHelpOptions = true,
        description = "Copy everything from one store into another that is empty, and compare both.",
        footer = {
            "",
            "A store is a folder with a database in it (--data of serve), or PostgreSQL:",
            "postgresql://USER:PASSWORD@HOST:PORT/DATABASE. Stop all servers first.",
            "FROM stays as it is; if anything goes wrong, nothing is left in TO."
        })
public final class MoveStoreCommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            paramLabel = "FROM",
            converter = OptionConverters.Store.class,
            description = "Store to copy from.")
    private String from = "";

    @Parameters(
            index = "1",
            paramLabel = "TO",
            converter = OptionConverters.Store.class,
            description = "Store to copy to: an empty folder or database.")
    private String to = "";

    private final Terminal terminal;

    public MoveStoreCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        LogSetup.level("warn");
        try {
            StoreAddress source = StoreAddress.of(from);
            StoreAddress target = StoreAddress.of(to);
            try (StoreContents all = source.contents();
                    StoreContents empty = target.emptyContents()) {
                terminal.println(summary(StoreTransfer.move(all, empty), target));
            }
            return 0;
        } catch (StoreException failure) {
            throw new UsageException(String.valueOf(failure.getMessage()));
        }
    }

    private static String summary(ContentDigest digest, StoreAddress target) {
        return String.format(
                Locale.ROOT,
                "Copied to %s: %s with %s, %s on %s; SHA-256 of both: %s",
                target,
                count(digest.count(Kind.TABLES), "table", "tables"),
                count(digest.count(Kind.ENTRIES), "entry", "entries"),
                count(digest.count(Kind.GUESTS), "guest", "guests"),
                count(digest.count(Kind.TOKENS), "device", "devices"),
                digest.mark());
    }

    private static String count(long number, String one, String several) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : several);
    }
}
