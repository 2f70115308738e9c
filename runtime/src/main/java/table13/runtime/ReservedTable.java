package table13.runtime;

import table13.table.fair.DealVersion;
import table13.table.fair.SecretChain;
import table13.wire.protocol.DealCommitment;

/// A table that does not exist yet: its id and the root of its secrets were drawn before anybody said what they want of
/// it.
///
/// @param secret never told
/// @param commitment what may be told of it; worked out once, because it takes a thousand hashes
public record ReservedTable(String table, String secret, DealCommitment commitment) {

    /// Draws nothing: chance is handed in.
    ///
    /// @param table 128 bits that nobody can guess
    /// @param secret 256 more
    public static ReservedTable of(String table, String secret) {
        DealVersion deal = DealVersion.NEWEST;
        return new ReservedTable(
                table, secret, new DealCommitment(table, deal, new SecretChain(secret).commitment(1, deal)));
    }

    /// How its server is bound: what is promised now, the table keeps when it is opened.
    public DealVersion deal() {
        return commitment.deal();
    }

    @Override
    public String toString() {
        return "table to be opened, " + table;
    }
}
