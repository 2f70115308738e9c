package table13.wire.protocol;

import table13.table.fair.DealVersion;
import table13.wire.JsonWriter;

/// The next table that somebody opens will have this id, and the server is already bound to how its cards will be
/// dealt.
///
/// @param deal the version of the fair deal
public record DealCommitment(String table, DealVersion deal, String commitment) {

    /// Adds a member that tells of it.
    void write(JsonWriter text) {
        text.begin("promise")
                .with("table", table)
                .with("deal", deal.number())
                .with("commitment", commitment)
                .end();
    }
}
