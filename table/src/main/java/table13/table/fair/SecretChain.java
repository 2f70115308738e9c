package table13.table.fair;

/// A SHA-256 hash chain with one secret for each match of a table. Each secret is the hash of the next, so the first
/// commitment fixes all of them before any seed is known. Earlier secrets follow from later ones; later ones cannot be
/// computed without the root.
public final class SecretChain {
    /// The maximum number of matches at a table.
    public static final int LENGTH = 1000;

    private final byte[] root;

    /// The chain that ends in this root, the secret of the last match.
    ///
    /// @param root 32 random bytes known only to the server, in lowercase hexadecimal digits
    public SecretChain(String root) {
        this.root = Sha256.bytes(root);
    }

    /// The secret of a match. The server must not reveal it before the match is over.
    ///
    /// @param match its number at the table, from 1
    public String secret(int match) {
        checkMatch(match);
        byte[] secret = root;
        for (int i = match; i < LENGTH; i++) {
            secret = Sha256.of(secret);
        }
        return Sha256.hex(secret);
    }

    /// The commitment for a match. Match 1: published when the table opens. Other matches: published after the match
    /// before, and not earlier, because in version 1 it is the secret of that match.
    ///
    /// @param match its number at the table, from 1
    public String commitment(int match, DealVersion version) {
        return version.commitmentOf(secret(match));
    }

    static void checkMatch(int match) {
        if (match < 1 || match > LENGTH) {
            throw new IllegalArgumentException(
                    "The matches of a table are numbered from 1 to " + LENGTH + "; there is no match " + match + ".");
        }
    }
}
