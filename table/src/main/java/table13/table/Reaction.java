package table13.table;

/// What can be said with one touch.
public enum Reaction {
    HELLO,
    WELL_PLAYED,
    OUCH,
    LUCKY,
    THINKING,
    THANKS,
    GOODBYE
}
