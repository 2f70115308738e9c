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

    record Hello(String id) implements Request {}

    record Ping(String id) implements Request {}

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

    record Leave(String id, String table) implements AtTable {}

    /// Says how long bots should wait, as far as this device is concerned.
    record Pace(String id, String table, Pause pause) implements AtTable {}

    record Sit(String id, String table, int seat, String seed) implements Decided {}

    record Rise(String id, String table) implements Decided {}

    record Seed(String id, String table, String seed) implements Decided {}

    record SeatBot(String id, String table, int seat, Level level) implements Decided {}

    record FreeSeat(String id, String table, int seat) implements Decided {}

    record Start(String id, String table, boolean fill) implements Decided {}

    record Remove(String id, String table, String guest) implements Decided {}

    record Readmit(String id, String table, String guest) implements Decided {}

    record PassHost(String id, String table, String guest) implements Decided {}

    record SwitchChat(String id, String table, boolean isOn) implements Decided {}

    record Mute(String id, String table, String guest, boolean isOn) implements Decided {}

    record Say(String id, String table, String text) implements Decided {}

    record React(String id, String table, Reaction reaction) implements Decided {}

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
