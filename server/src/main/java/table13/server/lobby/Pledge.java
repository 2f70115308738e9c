package table13.server.lobby;

import table13.server.wire.Promise;
import table13.table.fair.DealVersion;
import table13.table.fair.SecretChain;

/// A table that does not exist yet: its id and the root of its secrets were drawn before anybody said what they want of
/// it.
///
/// @param secret never told
public record Pledge(String table, String secret) {

    static Pledge of(House house) {
        return new Pledge(house.newId(), house.newSecret());
    }

    /// How its server is bound: what is promised now, the table keeps when it is opened.
    DealVersion deal() {
        return DealVersion.NEWEST;
    }

    /// What may be told of it.
    public Promise promise() {
        return new Promise(table, deal(), new SecretChain(secret).commitment(1, deal()));
    }

    @Override
    public String toString() {
        return "pledge of table " + table;
    }
}
