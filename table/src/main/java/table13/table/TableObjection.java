package table13.table;

import table13.rules.Objection;

/// Why somebody may not do something at a table, before the rules of the game are asked.
public enum TableObjection implements Objection {
    NOT_HOST("Only the host may do that."),
    NOT_SEATED("You do not sit at this table."),
    NO_SUCH_SEAT("There is no such seat."),
    SEAT_TAKEN("Somebody sits there already."),
    SEAT_FREE("Nobody sits there."),
    EMPTY_SEATS("Some seats are still free."),
    NO_SUCH_PERSON("That person is not at this table."),
    NOT_YOURSELF("You cannot do that to yourself."),
    REMOVED("The host has asked you to leave this table."),
    NO_WATCHERS("Nobody may look on at this table."),
    NOT_STARTED("The match has not begun yet."),
    MATCH_RUNNING("That has to wait until the match is over."),
    STALE_VERSION("The table has moved on since; look again."),
    NO_MORE_MATCHES("This table has played as many matches as it can; open a new one."),
    CHAT_OFF("The host has switched the chat off."),
    TOO_MUCH_TALK("That was too much at once; wait a moment."),
    TOO_MANY_CHANGES("You have changed a great deal at this table; wait for the next match."),
    NOTHING_SAID("There is nothing left to say."),
    NOT_A_SEED("A seed is up to 32 bytes in hexadecimal digits."),
    NOT_A_NAME("A name has 1 to 24 characters."),
    NO_HINTS("There are hints only for who plays alone against bots, or where the table allows them."),
    CLOSED("This table is closed.");

    private final String reason;

    TableObjection(String reason) {
        this.reason = reason;
    }

    @Override
    public String reason() {
        return reason;
    }
}
