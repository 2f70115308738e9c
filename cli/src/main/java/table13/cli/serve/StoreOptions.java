package table13.cli.serve;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import table13.cli.options.Environment;
import table13.cli.options.OptionConverters;
import table13.cli.terminal.UsageException;
import table13.server.StoreAddress;
import table13.server.store.StoreException;

/// The store of a server.
final class StoreOptions {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            converter = OptionConverters.Store.class,
            description = {
                "Folder for the database, created if missing.",
                "Default: the system's usual folder for application data"
            })
    private @Nullable String folder;

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            converter = OptionConverters.Store.class,
            description =
                    "Database to use instead of --data, for several nodes: postgresql://USER:PASSWORD@HOST:PORT/DATABASE.")
    private @Nullable String store;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /// Typed options take precedence over the environment; within the environment the store takes precedence over the
    /// folder.
    StoreAddress address() {
        boolean isFolderTyped = isTyped("--data");
        if (isFolderTyped && isTyped("--store")) {
            throw new UsageException("use either --store or --data, not both");
        }
        String named = isFolderTyped || store == null ? folder : store;
        if (named == null) {
            return StoreAddress.of(DataFolder.ofThisProcess(environment()).place());
        }
        try {
            return StoreAddress.of(named);
        } catch (StoreException unknown) {
            throw complaint(String.valueOf(unknown.getMessage()));
        }
    }

    /// An error of the store, with the name of its option or variable.
    UsageException complaint(String what) {
        boolean isStore = store != null && !isTyped("--data");
        boolean isUsual = !isStore && folder == null;
        return new UsageException(
                isUsual || command == null
                        ? what
                        : Environment.sourceOf(command, isStore ? "--store" : "--data") + ": " + what);
    }

    /// Parses the address of a store.
    static StoreAddress address(String named) {
        try {
            return StoreAddress.of(named);
        } catch (StoreException unknown) {
            throw new UsageException(String.valueOf(unknown.getMessage()));
        }
    }

    private Environment environment() {
        return command != null && command.defaultValueProvider() instanceof Environment environment
                ? environment
                : Environment.ofThisProcess();
    }

    private boolean isTyped(String option) {
        return command != null && Environment.wasTyped(command, option);
    }
}
