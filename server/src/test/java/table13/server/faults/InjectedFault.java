package table13.server.faults;

/// Kinds of faults.
enum InjectedFault {
    NONE("nothing"),
    RESTART_NODE("rolling restart of a node"),
    KILL_NODE("kill -9 of a node"),
    FREEZE_NODE("node frozen for 10 s"),
    WRONG_CLOCK("clock of a node off by 5 s"),
    CUT_LINES("connections of a node to PostgreSQL cut"),
    LOSE_DATABASE("node cut off from PostgreSQL"),
    SWALLOW_ANSWERS("answers of PostgreSQL lost"),
    KILL_BACKEND("kill -9 of a backend"),
    KILL_POSTMASTER("kill -9 of the postmaster");

    final String words;

    InjectedFault(String words) {
        this.words = words;
    }

    /// Whether the fault kills a process.
    boolean isKill() {
        return this == KILL_NODE || this == KILL_BACKEND || this == KILL_POSTMASTER;
    }
}
