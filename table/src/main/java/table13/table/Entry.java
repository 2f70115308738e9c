package table13.table;

import java.util.List;
import table13.table.fair.DealVersion;

/// Something that happened to a table, as the log keeps it for ever. A table is the list of its entries; everything
/// else about it is worked out from them.
///
/// Entries hold secrets (the root of all deals, the seeds of persons) and never leave the server as they are: what is
/// told of each kind is decided in [News], and to whom in [TableEvent].
public sealed interface Entry {

    /// The first entry of every table.
    ///
    /// @param guest who opened it and is its first host
    /// @param secret the root of the table's chain of secrets, in hexadecimal digits
    /// @param deal how the server is bound to its deals
    record Opened(String guest, String name, Plan plan, String secret, DealVersion deal) implements Entry {

        /// Without the secret, so that it stands in no log line.
        @Override
        public String toString() {
            return "Opened[" + guest + ", " + plan + "]";
        }
    }

    /// A person took a free seat, or moved to it from another.
    ///
    /// @param seed random bytes of the person's own, in hexadecimal digits; may be empty
    record Sat(int seat, String guest, String name, String seed) implements Entry {}

    /// A person gave up a seat.
    record Rose(int seat) implements Entry {}

    /// A bot took a free seat, or one whose person is gone for good.
    record BotSat(int seat, String level) implements Entry {}

    /// A person handed in new random bytes for the next deal.
    record Seeded(int seat, String seed) implements Entry {}

    /// A person goes by another name from now on.
    record Renamed(String guest, String name) implements Entry {}

    /// The host asked somebody to leave, who may not come back unless the host takes it back.
    ///
    /// @param name as it was then; empty if the table never knew it, and in logs of the first version
    record Removed(String guest, String name) implements Entry {}

    /// The host took it back.
    record Readmitted(String guest) implements Entry {}

    /// Another guest is the host from now on.
    record HostPassed(String guest) implements Entry {}

    /// The host opened or closed the chat for everybody.
    record ChatSwitched(boolean isOn) implements Entry {}

    /// A person wants, or wants no longer, to be spared what another says.
    record Muted(String guest, String whom, boolean isOn) implements Entry {}

    /// A person said something in the chat.
    record Said(String guest, String name, String text) implements Entry {}

    /// A person answered with one of the signs that need no typing.
    record Reacted(String guest, String name, Reaction reaction) implements Entry {}

    /// The cards were dealt.
    ///
    /// @param match its number at this table, from 1
    /// @param rulesVersion of the game, so that a later version knows what it may not replay
    /// @param names who sat where, as they enter the deal and the record: whatever bots, levels or people are later
    /// called. Empty in logs of the first version, where [Seats#firstNames] has them.
    record Started(int match, int rulesVersion, List<String> names) implements Entry {
        public Started {
            names = List.copyOf(names);
        }
    }

    /// A move was made.
    ///
    /// @param move in notation
    /// @param id what the player called it, so that sending it twice plays it once; empty if nobody did
    record Moved(int seat, String move, Mover by, String id) implements Entry {}

    /// From now on a bot plays for the person in this seat, who is away.
    record TookOver(int seat) implements Entry {}

    /// The person plays again.
    record CameBack(int seat) implements Entry {}

    /// Nobody needs the table any more.
    record Closed() implements Entry {}
}
