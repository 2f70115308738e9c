package table13.server;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import table13.server.store.NodeList;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;
import table13.server.store.postgres.NodeInspector;
import table13.server.store.postgres.PostgresAddress;
import table13.server.store.postgres.PostgresContents;
import table13.server.store.postgres.PostgresStore;
import table13.server.store.sqlite.SqliteContents;
import table13.server.store.sqlite.SqliteStore;
import table13.server.store.transfer.StoreContents;

/// Where everything is kept: a folder for SQLite, or the address of a PostgreSQL that nodes share. Here, and nowhere
/// else, it is decided which of the stores it is.
public final class StoreAddress {
    /// What is no folder: an address of another kind, or a misspelt one. A drive of Windows is no scheme.
    private static final Pattern ADDRESS = Pattern.compile(
            "(?is)[a-z][a-z0-9+.:-]+:(//.*)?|(jdbc:|postgres(ql)?:).*|(?![a-z]:[/\\\\])[^/\\\\]*:.*@.*");

    private static final Pattern KIND = Pattern.compile("((?:jdbc:)?[A-Za-z]+)://");

    private final Path folder;
    private final @Nullable PostgresAddress postgres;

    private StoreAddress(Path folder, @Nullable PostgresAddress postgres) {
        this.folder = folder;
        this.postgres = postgres;
    }

    /// Takes what somebody typed at its word.
    ///
    /// @throws StoreException if it is neither an address that we know nor the name of a folder
    public static StoreAddress of(String text) {
        if (PostgresAddress.isOne(text)) {
            return new StoreAddress(Path.of(""), PostgresAddress.of(text));
        }
        if (ADDRESS.matcher(text).matches()) {
            // The rest of it may be a password.
            Matcher kind = KIND.matcher(text);
            throw new StoreException(
                    Kind.OTHER,
                    "A store is a folder, or postgresql://USER@HOST:PORT/DATABASE"
                            + (kind.lookingAt() ? ", and not " + kind.group(1) + ":… ." : "."));
        }
        try {
            return of(Path.of(text));
        } catch (InvalidPathException _) {
            throw new StoreException(Kind.OTHER, text + ": not the name of a folder");
        }
    }

    public static StoreAddress of(Path folder) {
        return new StoreAddress(folder, null);
    }

    public boolean isPostgres() {
        return postgres != null;
    }

    /// The folder, if it is one.
    public Path folder() {
        return folder;
    }

    /// Opens it; makes what is missing.
    ///
    /// @throws StoreException if that is not possible; the sentence says why
    public Store open(StoreMetrics metrics) {
        return postgres == null ? SqliteStore.open(folder) : PostgresStore.open(postgres, metrics);
    }

    /// Everything in it, for moving.
    ///
    /// @throws StoreException if it cannot be read, or a server is using it
    public StoreContents contents() {
        return postgres == null ? SqliteContents.of(folder) : PostgresContents.of(postgres);
    }

    /// The same of one that is empty, to be filled.
    ///
    /// @throws StoreException if it is not empty, cannot be written to, or a server is using it
    public StoreContents emptyContents() {
        return postgres == null ? SqliteContents.into(folder) : PostgresContents.into(postgres);
    }

    /// The nodes that share it, as somebody sees them who is none of them.
    ///
    /// @throws StoreException if there is nothing to see; the sentence says why
    public NodeList nodes() {
        if (postgres == null) {
            throw new StoreException(
                    Kind.OTHER,
                    this + " is a folder, for one server alone. Only a PostgreSQL has nodes: give its address with"
                            + " --store.");
        }
        return NodeInspector.nodes(postgres);
    }

    /// As people may see it: without a password.
    @Override
    public String toString() {
        return postgres == null ? folder.toString() : postgres.toString();
    }
}
