package table13.wire.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.table.Pause;
import table13.table.Plan;
import table13.table.Reaction;

/// What a client asks. Every request may have an id of the client's own, which the answer repeats; it is empty if the
/// client gave none.
public sealed interface Request {

    /// What the client calls it.
    String id();

    /// The first request on a line: says who speaks, by the session of the line, and is told what there is.
    record Hello(String id) implements Request {}

    /// Asks for an answer, to see whether the line is alive.
    record Ping(String id) implements Request {}

    /// Goes by another name from now on, at every table.
    record Name(String id, String name) implements Request {}

    /// Opens a table.
    ///
    /// @param bots levels by seat
    /// @param seat where the person sits down at once; -1 for nowhere
    /// @param start whether to deal at once; free seats are filled with bots
    /// @param pause as in [Pace]; null if the device says nothing about it
    record Open(
            String id,
            Plan plan,
            Map<Integer, Level> bots,
            int seat,
            String seed,
            boolean start,
            @Nullable Pause pause) implements Request {}

    /// Asks which tables are open to everybody, and which are the guest's own.
    record Tables(String id) implements Request {}

    // ---- at a table

    /// A request that concerns one table.
    sealed interface AtTable extends Request {
        String table();
    }

    /// A request that the rules of the table decide.
    sealed interface Decided extends AtTable {}

    /// Comes in and wants to be told everything.
    ///
    /// @param since the version last seen; -1 if none
    /// @param last of how many of the last entries one wants to be told who has seen none
    /// @param pause as in [Pace]; null if the device says nothing about it
    record Enter(
            String id,
            String table,
            long since,
            int last,
            @Nullable Pause pause) implements AtTable {}

    /// Goes away from a table, and is told no more of it; the seat is kept.
    record Leave(String id, String table) implements AtTable {}

    /// Says how long bots should wait, as far as this device is concerned.
    record Pace(String id, String table, Pause pause) implements AtTable {}

    /// Takes a free seat, with random bytes of the person's own for the deal (perhaps none).
    record Sit(String id, String table, int seat, String seed) implements Decided {}

    /// Gives up the own seat.
    record Rise(String id, String table) implements Decided {}

    /// Hands in other random bytes for the next deal.
    record Seed(String id, String table, String seed) implements Decided {}

    /// Puts a bot into a seat. For the host.
    record SeatBot(String id, String table, int seat, Level level) implements Decided {}

    /// Takes a bot, or a person who is away, out of a seat. For the host.
    record FreeSeat(String id, String table, int seat) implements Decided {}

    /// Deals; free seats are filled with bots if that is wanted. For the host.
    record Start(String id, String table, boolean fill) implements Decided {}

    /// Asks somebody to leave. For the host.
    record Remove(String id, String table, String guest) implements Decided {}

    /// Lets somebody in again who was asked to leave. For the host.
    record Readmit(String id, String table, String guest) implements Decided {}

    /// Makes somebody else the host. For the host.
    record PassHost(String id, String table, String guest) implements Decided {}

    /// Opens or closes the chat for everybody. For the host.
    record SwitchChat(String id, String table, boolean isOn) implements Decided {}

    /// Wants, or wants no longer, to be spared what a guest says.
    record Mute(String id, String table, String guest, boolean isOn) implements Decided {}

    /// Says something in the chat.
    record Say(String id, String table, String text) implements Decided {}

    /// Answers with one of the signs that need no typing.
    record React(String id, String table, Reaction reaction) implements Decided {}

    /// Closes the table for good. For the host.
    record Close(String id, String table) implements Decided {}

    /// Makes a move.
    ///
    /// @param version of the table that the player looked at
    record Play(String id, String table, long version, String move) implements Decided {}

    /// Asks why a move may not be made; it is not made in any case.
    ///
    /// @param version of the table that the player looks at
    record WhyNot(String id, String table, long version, String move) implements Decided {}

    /// Asks what an expert would do.
    ///
    /// @param version of the table that the player looks at
    record Hint(String id, String table, long version) implements AtTable {}

    /// Asks for some steps of a finished match, all hands open.
    record Replay(String id, String table, int match, int from, int count) implements AtTable {}
}
