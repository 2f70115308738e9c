package table13.cli.serve;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.server.store.NodeList;
import table13.server.store.StoreException;
import table13.wire.Json;

/// `table13 nodes`.
@Command(
        name = "nodes",
        mixinStandardHelpOptions = true,
        description = "List the nodes that share a PostgreSQL database, with state, load and health.",
        footer = {"", "Nodes that have died or stopped within the last hour are listed as well."})
public final class NodesCommand implements Callable<Integer> {

    @Mixin
    private final StoreOptions store = new StoreOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Terminal terminal;

    public NodesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        NodesReport report = new NodesReport(list());
        if (json) {
            terminal.println(Json.write(report.json()));
        } else {
            terminal.println(report.lines());
        }
        return 0;
    }

    private NodeList list() {
        try {
            return store.address().nodes();
        } catch (StoreException failure) {
            throw new UsageException(String.valueOf(failure.getMessage()));
        }
    }
}
