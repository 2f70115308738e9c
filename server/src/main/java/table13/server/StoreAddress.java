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

/// Address of the store: a folder for SQLite, or a PostgreSQL database that nodes share. Only this class chooses
/// between the two.
public final class StoreAddress {
    /// Matches text that is not a folder: another kind of address, or a misspelt one. A Windows drive is not a scheme.
    private static final Pattern ADDRESS = Pattern.compile(
            "(?is)[a-z][a-z0-9+.:-]+:(//.*)?|(jdbc:|postgres(ql)?:).*|(?![a-z]:[/\\\\])[^/\\\\]*:.*@.*");

    private static final Pattern KIND = Pattern.compile("((?:jdbc:)?[A-Za-z]+)://");

    private final Path folder;
    private final @Nullable PostgresAddress postgres;

    private StoreAddress(Path folder, @Nullable PostgresAddress postgres) {
        this.folder = folder;
        this.postgres = postgres;
    }

    /// Parses a folder name or an address.
    ///
    /// @throws StoreException if the text is neither a known address nor the name of a folder
    public static StoreAddress of(String text) {
        if (PostgresAddress.isOne(text)) {
            return new StoreAddress(Path.of(""), PostgresAddress.of(text));
        }
        if (ADDRESS.matcher(text).matches()) {
            // The rest may contain a password.
            Matcher kind = KIND.matcher(text);
            throw new StoreException(
                    Kind.OTHER,
                    "A store is a folder, or postgresql://USER@HOST:PORT/DATABASE"
                            + (kind.lookingAt() ? ", not " + kind.group(1) + ":…." : "."));
        }
        try {
            return of(Path.of(text));
        } catch (InvalidPathException _) {
            throw new StoreException(Kind.OTHER, "'" + text + "' is not the name of a folder.");
        }
    }

    public static StoreAddress of(Path folder) {
        return new StoreAddress(folder, null);
    }

    public boolean isPostgres() {
        return postgres != null;
    }

    /// The folder; empty for PostgreSQL.
    public Path folder() {
        return folder;
    }

    /// Opens the store and creates missing parts.
    ///
    /// @throws StoreException if the store cannot be opened; the message gives the reason
    public Store open(StoreMetrics metrics) {
        return postgres == null ? SqliteStore.open(folder) : PostgresStore.open(postgres, metrics);
    }

    /// All contents, for a transfer.
    ///
    /// @throws StoreException if the store cannot be read, or a server uses it
    public StoreContents contents() {
        return postgres == null ? SqliteContents.of(folder) : PostgresContents.of(postgres);
    }

    /// An empty store as the target of a transfer.
    ///
    /// @throws StoreException if the store is not empty, is not writable, or a server uses it
    public StoreContents emptyContents() {
        return postgres == null ? SqliteContents.into(folder) : PostgresContents.into(postgres);
    }

    /// The nodes that share the store, read without joining them.
    ///
    /// @throws StoreException if the nodes cannot be read; the message gives the reason
    public NodeList nodes() {
        if (postgres == null) {
            throw new StoreException(
                    Kind.OTHER,
                    this + " is a folder, for one server alone. Only PostgreSQL has nodes: give its address with"
                            + " --store.");
        }
        return NodeInspector.nodes(postgres);
    }

    /// Safe to print: contains no password.
    @Override
    public String toString() {
        return postgres == null ? folder.toString() : postgres.toString();
    }
}
