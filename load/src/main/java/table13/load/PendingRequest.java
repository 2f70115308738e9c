package table13.load;

/// Something a player asked for at a table that has not been answered in full: a move, or the start of a match.
final class PendingRequest {
    final long id;
    final LoadPlayer by;
    final long sentAt;

    /// The version of the table that it will make; [ServerMessage#NONE] if that is not known.
    final long version;

    private boolean isDone;
    private int told;

    PendingRequest(long id, LoadPlayer by, long version, long sentAt) {
        this.id = id;
        this.by = by;
        this.version = version;
        this.sentAt = sentAt;
    }

    boolean isMove() {
        return version != ServerMessage.NONE;
    }

    boolean isDone() {
        return isDone;
    }

    void done() {
        isDone = true;
    }

    /// One more player was told.
    ///
    /// @return how many were told by now
    int tellOne() {
        return ++told;
    }

    /// Whether everybody was told whom it concerns.
    boolean isTold(int players) {
        return !isMove() || told == players;
    }
}
