package table13.server.lobby;

import table13.server.wire.Promise;
import table13.table.fair.SecretChain;

/// A table that does not exist yet: its id and the root of its secrets were drawn before anybody said what they want of
/// it.
///
/// @param secret never told
public record Pledge(String table, String secret) {

    static Pledge of(House house) {
        return new Pledge(house.newId(), house.newSecret());
    }

    /// What may be told of it.
    public Promise promise() {
        return new Promise(table, new SecretChain(secret).commitment(1));
    }

    @Override
    public String toString() {
        return "pledge of table " + table;
    }
}
