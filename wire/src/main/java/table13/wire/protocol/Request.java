package table13.wire.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.table.Pause;
import table13.table.Plan;
import table13.table.Reaction;

/// A request of a client. It may have an id, which the answer repeats; the id is empty if the client gave none.
public sealed interface Request {

    /// The client's id of the request.
    String id();

    /// The first request on a connection. The answer is the welcome; the guest follows from the connection's session.
    ///
    /// @param newPlays whether updates may leave out the past moves that the client has already received
    record Hello(String id, boolean newPlays) implements Request {}

    /// Checks that the connection is alive.
    record Ping(String id) implements Request {}

    /// Changes the guest's name at every table.
    record Name(String id, String name) implements Request {}

    /// Opens a table.
    ///
    /// @param bots levels by seat
    /// @param seat the seat that the guest takes at once; -1 for none
    /// @param start whether to deal at once; free seats are filled with bots
    /// @param pause the device's [Pace]; null if unknown
    record Open(
            String id,
            Plan plan,
            Map<Integer, Level> bots,
            int seat,
            String seed,
            boolean start,
            @Nullable Pause pause) implements Request {}

    /// Lists the open tables and the guest's own tables.
    record Tables(String id) implements Request {}

    // ---- at a table

    /// A request that concerns one table.
    sealed interface AtTable extends Request {
        String table();
    }

    /// A request that the table's rules decide.
    sealed interface Decided extends AtTable {}

    /// Joins a table and subscribes to its updates.
    ///
    /// @param since the last version seen; -1 for none
    /// @param last the number of latest entries to send to a client without a version
    /// @param pause the device's [Pace]; null if unknown
    record Enter(
            String id,
            String table,
            long since,
            int last,
            @Nullable Pause pause) implements AtTable {}

    /// Leaves a table and unsubscribes; the seat is kept.
    record Leave(String id, String table) implements AtTable {}

    /// Sets the pause between moves of bots for this device.
    record Pace(String id, String table, Pause pause) implements AtTable {}

    /// Takes a free seat, with the guest's random bytes for the deal (possibly empty).
    record Sit(String id, String table, int seat, String seed) implements Decided {}

    /// Gives up the own seat.
    record Rise(String id, String table) implements Decided {}

    /// Changes the guest's random bytes for the next deal.
    record Seed(String id, String table, String seed) implements Decided {}

    /// Seats a bot. Host only.
    record SeatBot(String id, String table, int seat, Level level) implements Decided {}

    /// Removes a bot, or an absent person, from a seat. Host only.
    record FreeSeat(String id, String table, int seat) implements Decided {}

    /// Deals; `fill` fills free seats with bots. Host only.
    record Start(String id, String table, boolean fill) implements Decided {}

    /// Removes a guest. Host only.
    record Remove(String id, String table, String guest) implements Decided {}

    /// Readmits a removed guest. Host only.
    record Readmit(String id, String table, String guest) implements Decided {}

    /// Makes another guest the host. Host only.
    record PassHost(String id, String table, String guest) implements Decided {}

    /// Opens or closes the chat. Host only.
    record SwitchChat(String id, String table, boolean isOn) implements Decided {}

    /// Mutes or unmutes a guest's chat messages for the sender.
    record Mute(String id, String table, String guest, boolean isOn) implements Decided {}

    /// Sends a chat message.
    record Say(String id, String table, String text) implements Decided {}

    /// Sends a reaction, which needs no typing.
    record React(String id, String table, Reaction reaction) implements Decided {}

    /// Closes the table for good. Host only.
    record Close(String id, String table) implements Decided {}

    /// Makes a move.
    ///
    /// @param version the table version that the player saw
    record Play(String id, String table, long version, String move) implements Decided {}

    /// Asks for the reason why a move is illegal. Never makes the move.
    ///
    /// @param version the table version that the player sees
    record WhyNot(String id, String table, long version, String move) implements Decided {}

    /// Asks for the expert's advice.
    ///
    /// @param version the table version that the player sees
    record Hint(String id, String table, long version) implements AtTable {}

    /// Asks for some steps of a finished match, all hands open.
    record Replay(String id, String table, int match, int from, int count) implements AtTable {}
}
