package table13.server.lobby;

import table13.server.wire.Promise;
import table13.table.fair.DealVersion;
import table13.table.fair.SecretChain;

/// A table that does not exist yet: its id and the root of its secrets were drawn before anybody said what they want of
/// it.
///
/// @param secret never told
/// @param promise what may be told of it; worked out once, because it takes a thousand hashes
public record Pledge(String table, String secret, Promise promise) {

    static Pledge of(House house) {
        String table = house.newId();
        String secret = house.newSecret();
        DealVersion deal = DealVersion.NEWEST;
        return new Pledge(table, secret, new Promise(table, deal, new SecretChain(secret).commitment(1, deal)));
    }

    /// How its server is bound: what is promised now, the table keeps when it is opened.
    DealVersion deal() {
        return DealVersion.NEWEST;
    }

    @Override
    public String toString() {
        return "pledge of table " + table;
    }
}
