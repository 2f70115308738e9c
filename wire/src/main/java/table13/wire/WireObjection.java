package table13.wire;

import table13.rules.Objection;

/// Why the server does not do what a client asks, before any table is asked.
public enum WireObjection implements Objection {
    BAD_MESSAGE("That is no message of this protocol."),
    UNKNOWN_MESSAGE("There is no message of this type."),
    WRONG_PROTOCOL("This server speaks version 1 of the protocol."),
    HELLO_FIRST("Say hello first."),
    TOO_FAST("Too many messages; slow down."),
    NO_SUCH_TABLE("There is no such table."),
    NO_SUCH_MATCH("There is no such finished match at this table."),
    NOT_ENTERED("Enter the table first."),
    NOT_ALLOWED("That cannot be agreed on."),
    TOO_MANY_TABLES("You have too many open tables; close one first."),
    ADDRESS_BUSY("Many tables were opened from your address; try again in a few minutes."),
    HOUSE_FULL("The server is full just now; try again later."),
    CHAT_LIMIT("Too much is being said just now; wait a moment."),
    STORAGE_LIMIT("Too much was stored from your address today; try again later."),
    DISK_LOW("The disk of the server is nearly full, so nothing can be said; matches go on."),
    CANNOT_STORE("The server cannot store anything just now, so nothing was done; try again later."),
    SHUTTING_DOWN("The server is about to restart; come back in a moment."),
    NEWER_TABLE("A newer version of this page has written that table; load the page again."),
    BROKEN_TABLE("What this device has kept of that table is damaged."),
    NOT_IN_THIS_LESSON("That is not the next step of this lesson.");

    private final String reason;

    WireObjection(String reason) {
        this.reason = reason;
    }

    @Override
    public String reason() {
        return reason;
    }
}
