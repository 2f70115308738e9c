package table13.wire;

import table13.rules.Objection;

/// Reasons for the server to refuse a request before the table is asked.
public enum WireObjection implements Objection {
    BAD_MESSAGE("That is not a message of this protocol."),
    UNKNOWN_MESSAGE("There is no message of this type."),
    WRONG_PROTOCOL("This server speaks version 1 of the protocol."),
    HELLO_FIRST("Say hello first."),
    TOO_FAST("Too many messages. Wait a moment."),
    NO_SUCH_TABLE("There is no such table."),
    NO_SUCH_MATCH("This table has no such finished match."),
    NOT_ENTERED("Enter the table first."),
    NOT_ALLOWED("A table cannot have these options."),
    TOO_MANY_TABLES("You have too many open tables. Close one first."),
    ADDRESS_BUSY("Many tables were opened from your address. Try again in a few minutes."),
    HOUSE_FULL("The server is full just now. Try again later."),
    CHAT_LIMIT("A lot is being said just now. Wait a moment."),
    STORAGE_LIMIT("The server has stored enough from your address for today. Try again later."),
    DISK_LOW("The server is running out of disk space, so the chat has to rest. Matches go on."),
    CODE_LIMIT("Too many wrong codes came from your address. Wait a while."),
    NO_SUCH_CODE("That code is wrong, or it has expired."),
    CANNOT_STORE("The server cannot save anything just now, so nothing has changed. Try again later."),
    SHUTTING_DOWN("The server is about to restart. Come back in a moment."),
    NEWER_TABLE("A newer version of this page saved that table. Reload the page."),
    BROKEN_TABLE("The copy of that table on this device is damaged."),
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
