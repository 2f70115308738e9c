package table13.runtime;

import table13.table.fair.DealVersion;
import table13.table.fair.SecretChain;
import table13.wire.protocol.DealCommitment;

/// A table that does not exist yet. Its id and the root of its secrets are drawn before the client chooses a plan.
///
/// @param secret the root; never sent
/// @param commitment sent to the client; computed once, because it takes a thousand hashes
public record ReservedTable(String table, String secret, DealCommitment commitment) {

    /// Draws nothing: the caller passes in random values.
    ///
    /// @param table 128 random bits
    /// @param secret 256 random bits
    public static ReservedTable of(String table, String secret) {
        DealVersion deal = DealVersion.NEWEST;
        return new ReservedTable(
                table, secret, new DealCommitment(table, deal, new SecretChain(secret).commitment(1, deal)));
    }

    /// The version of the fair deal. The opened table keeps it.
    public DealVersion deal() {
        return commitment.deal();
    }

    @Override
    public String toString() {
        return "reserved table " + table;
    }
}
