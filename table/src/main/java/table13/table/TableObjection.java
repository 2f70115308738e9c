package table13.table;

import table13.rules.Objection;

/// Why the table refuses a request, before the rules of the game are asked.
public enum TableObjection implements Objection {
    NOT_HOST("Only the host may do that."),
    NOT_SEATED("You have no seat at this table."),
    NO_SUCH_SEAT("There is no such seat."),
    SEAT_TAKEN("Someone is already sitting there."),
    SEAT_FREE("Nobody is sitting there."),
    EMPTY_SEATS("Some seats are still free."),
    NO_SUCH_PERSON("That person is not at this table."),
    NOT_YOURSELF("You cannot do that to yourself."),
    REMOVED("The host has removed you from this table."),
    NO_WATCHERS("This table does not allow watching."),
    NOT_STARTED("The match has not begun yet."),
    MATCH_RUNNING("That has to wait until the match is over."),
    STALE_VERSION("The table has moved on. Look again."),
    NO_MORE_MATCHES("This table has reached its last match. Open a new one."),
    CHAT_OFF("The host has turned the chat off."),
    TOO_MUCH_TALK("That was a lot at once. Wait a moment."),
    TOO_MANY_CHANGES("That is the limit for changes here. Wait for the next match."),
    NOTHING_SAID("The message is empty."),
    NOT_A_SEED("A seed is up to 32 bytes in hexadecimal digits."),
    NOT_A_NAME("A name has 1 to 24 characters."),
    NO_HINTS("Hints work when you play alone against bots, or where the table allows them."),
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
