package table13.table;

/// A predefined chat message.
public enum Reaction {
    HELLO,
    WELL_PLAYED,
    OUCH,
    LUCKY,
    THINKING,
    THANKS,
    GOODBYE
}
