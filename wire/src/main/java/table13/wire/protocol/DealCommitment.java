package table13.wire.protocol;

import table13.table.fair.DealVersion;
import table13.wire.JsonWriter;

/// The id of the client's next table, and the server's commitment to its deal.
///
/// @param deal the version of the fair deal
public record DealCommitment(String table, DealVersion deal, String commitment) {

    /// Writes it as a member.
    void write(JsonWriter text) {
        text.begin("promise")
                .with("table", table)
                .with("deal", deal.number())
                .with("commitment", commitment)
                .end();
    }
}
