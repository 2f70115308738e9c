package table13.table.fair;

/// The secrets of a table, one for each match. Each is the SHA-256 of the next: so all of them are fixed by the first
/// commitment, before anybody has handed in bytes. Backwards it is easy to count, forwards nobody can who does not know
/// the root.
public final class SecretChain {
    /// How many matches a table can play.
    public static final int LENGTH = 1000;

    private final byte[] root;

    /// The chain that ends in this secret, which is that of the last match.
    ///
    /// @param root 32 random bytes that only the server knows, as hexadecimal digits in small letters
    public SecretChain(String root) {
        this.root = Sha256.bytes(root);
    }

    /// What the server must tell nobody until the match is over.
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

    /// What everybody is told before the match: that of match 1 when the table opens, any other when the match before
    /// it is over, and not earlier, for in version 1 it is the secret of that match.
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
