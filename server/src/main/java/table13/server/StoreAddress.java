package table13.server;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import table13.server.store.NodeList;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.postgres.Onlooker;
import table13.server.store.postgres.PostgresAddress;
import table13.server.store.sqlite.SqliteStore;

/// Where everything is kept: a folder for SQLite, or the address of a PostgreSQL that nodes share. Here, and nowhere
/// else, it is decided which of the stores it is.
public final class StoreAddress {
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.:-]+):(//.*)?");
    private static final Pattern POSTGRES = Pattern.compile("postgres(ql)?://.*");

    private final String text;

    private StoreAddress(String text) {
        this.text = text;
    }

    /// Takes what somebody typed at its word.
    ///
    /// @throws StoreException if it is neither an address that we know nor the name of a folder
    public static StoreAddress of(String text) {
        Matcher scheme = SCHEME.matcher(text);
        if (scheme.matches() && !POSTGRES.matcher(text).matches()) {
            // Whatever stands behind it may be a password.
            throw new StoreException(
                    Kind.OTHER,
                    "A store is a folder, or postgresql://USER@HOST:PORT/DATABASE, and not " + scheme.group(1)
                            + ":… .");
        }
        StoreAddress address = new StoreAddress(text);
        if (!address.isPostgres()) {
            address.folder();
        }
        return address;
    }

    public static StoreAddress of(Path folder) {
        return new StoreAddress(folder.toString());
    }

    public boolean isPostgres() {
        return POSTGRES.matcher(text).matches();
    }

    /// The folder, if it is one.
    public Path folder() {
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new StoreException(Kind.OTHER, text + ": not the name of a folder");
        }
    }

    /// Opens it; makes what is missing.
    ///
    /// @throws StoreException if that is not possible; the sentence says why
    public Store open() {
        return SqliteStore.open(folder());
    }

    /// The nodes that share it, as somebody sees them who is none of them.
    ///
    /// @throws StoreException if there is nothing to see; the sentence says why
    public NodeList nodes() {
        if (!isPostgres()) {
            throw new StoreException(
                    Kind.OTHER,
                    this + " is a folder, for one server alone. Only a PostgreSQL has nodes: give its address with"
                            + " --store.");
        }
        return Onlooker.nodes(PostgresAddress.of(text));
    }

    /// As people may see it: without a password.
    @Override
    public String toString() {
        return text;
    }
}
