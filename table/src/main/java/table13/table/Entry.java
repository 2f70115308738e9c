package table13.table;

import java.util.List;
import java.util.function.IntFunction;
import table13.table.fair.DealVersion;

/// Something that happened to a table, as the log keeps it for ever. A table is the list of its entries; everything
/// else about it is worked out from them.
///
/// Entries hold secrets (the root of all deals, the seeds of persons) and never leave the server as they are: what is
/// told of each kind, and to whom, is decided in [TableEvent].
public sealed interface Entry {
    /// Grows with every new kind of entry, and with every new word in one: nodes tell each other what they can read.
    int FORMAT = 1;

    /// What a guest says: other guests may mute it.
    sealed interface Spoken extends Entry {
        String guest();
    }

    /// The course of a match: no secret and nothing that people say. All others stay out of notifications between
    /// nodes, which can be heard without a right to read the tables.
    sealed interface Course extends Entry {}

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
    record Said(String guest, String name, String text) implements Spoken {}

    /// A person answered with one of the signs that need no typing.
    record Reacted(String guest, String name, Reaction reaction) implements Spoken {}

    /// The cards were dealt.
    ///
    /// @param match its number at this table, from 1
    /// @param rulesVersion of the game, so that a later version knows what it may not replay
    /// @param names who sat where, as they enter the deal and the record: whatever bots, levels or people are later
    /// called. Empty in logs of the first version, where [Seats#firstNames] has them.
    record Started(int match, int rulesVersion, List<String> names) implements Course {
        public Started {
            names = List.copyOf(names);
        }
    }

    /// A move was made.
    ///
    /// @param move in notation
    /// @param id what the player called it, so that sending it twice plays it once; empty if nobody did
    record Moved(int seat, String move, Mover by, String id) implements Course {}

    /// From now on a bot plays for the person in this seat, who is away.
    record TookOver(int seat) implements Course {}

    /// The person plays again.
    record CameBack(int seat) implements Course {}

    /// Nobody needs the table any more.
    record Closed() implements Entry {}

    /// What clients are told anew after an entry, besides its events.
    enum Effect {
        NONE,
        PEOPLE,
        /// With other eyes, or another clock, the match looks different too.
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

    /// The guest whose change counts against the limit of [ChangeLimiter]; empty if it does not count.
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
