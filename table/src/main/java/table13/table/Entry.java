package table13.table;

import java.util.List;
import java.util.function.IntFunction;
import table13.table.fair.DealVersion;

/// One entry of a table's permanent log. The state of a table follows from its entries.
///
/// Entries hold secrets (the root of all deals, the seeds of persons) and never leave the server unchanged.
/// [TableEvent] decides which viewers receive which part of each kind.
public sealed interface Entry {
    /// Increased with every new kind of entry and every new value in one. Nodes announce which format they can read.
    int FORMAT = 1;

    /// A guest's message, which other guests may mute.
    sealed interface Spoken extends Entry {
        String guest();
    }

    /// The course of a match, without secrets and chat. Notifications between nodes contain only these entries, because
    /// they can be received without read access to the stored tables.
    sealed interface Course extends Entry {}

    /// The first entry of every table.
    ///
    /// @param guest the first host
    /// @param secret the root of the table's chain of secrets, in hexadecimal digits
    /// @param deal the version of the fair deal
    record Opened(String guest, String name, Plan plan, String secret, DealVersion deal) implements Entry {

        /// Without the secret, so that log lines cannot contain it.
        @Override
        public String toString() {
            return "Opened[" + guest + ", " + plan + "]";
        }
    }

    /// A person took a free seat, or moved to it from another.
    ///
    /// @param seed the person's random bytes, in hexadecimal digits; may be empty
    record Sat(int seat, String guest, String name, String seed) implements Entry {}

    /// A person gave up a seat.
    record Rose(int seat) implements Entry {}

    /// A bot took a free seat, or the seat of a removed person.
    record BotSat(int seat, String level) implements Entry {}

    /// A person gave new random bytes for the next deal.
    record Seeded(int seat, String seed) implements Entry {}

    /// A person changed the name.
    record Renamed(String guest, String name) implements Entry {}

    /// The host removed a person. Only a readmission allows a return.
    ///
    /// @param name at that time; empty if unknown to the table, and in logs of the first version
    record Removed(String guest, String name) implements Entry {}

    /// The host readmitted a removed person.
    record Readmitted(String guest) implements Entry {}

    /// Another guest became host.
    record HostPassed(String guest) implements Entry {}

    /// The host switched the chat on or off.
    record ChatSwitched(boolean isOn) implements Entry {}

    /// A person muted or unmuted another.
    record Muted(String guest, String whom, boolean isOn) implements Entry {}

    /// A person wrote a chat message.
    record Said(String guest, String name, String text) implements Spoken {}

    /// A person sent a predefined reaction.
    record Reacted(String guest, String name, Reaction reaction) implements Spoken {}

    /// The cards were dealt.
    ///
    /// @param match its number at this table, from 1
    /// @param rulesVersion of the game; a match under other rules is not replayed
    /// @param names the names in the deal and the record, by seat; later renames do not change them.
    ///     Empty in logs of
    /// the first version, see [Seats#firstNames].
    record Started(int match, int rulesVersion, List<String> names) implements Course {
        public Started {
            names = List.copyOf(names);
        }
    }

    /// A move was made.
    ///
    /// @param move in notation
    /// @param id chosen by the client, so that a repeated request is played once; may be empty
    record Moved(int seat, String move, Mover by, String id) implements Course {}

    /// A bot took over the seat of an absent person.
    record TookOver(int seat) implements Course {}

    /// The person plays again.
    record CameBack(int seat) implements Course {}

    /// The table was closed.
    record Closed() implements Entry {}

    /// The views that clients receive again after an entry, besides its events.
    enum Effect {
        NONE,
        PEOPLE,
        /// The view or the clock of the match changes too.
        MATCH,
        BOTH
    }

    default Effect effect() {
        return switch (this) {
            case Said _, Reacted _, Muted _, Seeded _ -> Effect.NONE;
            case Opened _, Renamed _, Readmitted _, HostPassed _, ChatSwitched _, Closed _ -> Effect.PEOPLE;
            case Moved _ -> Effect.MATCH;
            case Started _, Sat _, Rose _, BotSat _, Removed _, TookOver _, CameBack _ -> Effect.BOTH;
        };
    }

    /// The guest to count the change for in [ChangeLimiter]; empty if the entry does not count.
    ///
    /// @param guestIn the guest in a seat; empty if there is none
    default String changedBy(String host, IntFunction<String> guestIn) {
        return switch (this) {
            case Sat sat -> sat.guest();
            case Seeded seeded -> guestIn.apply(seeded.seat());
            case Renamed renamed -> renamed.guest();
            case Muted muted -> muted.guest();
            case BotSat _, Readmitted _, HostPassed _, ChatSwitched _ -> host;
            case Opened _, Rose _, Removed _, Spoken _, Course _, Closed _ -> "";
        };
    }
}
