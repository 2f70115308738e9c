package table13.load;

/// A pending request of a player: a move, or the start of a match.
final class PendingRequest {
    final long id;
    final LoadPlayer by;
    final long sentAt;

    /// The table version that the request will create; [ServerMessage#NONE] if unknown.
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

    /// Counts a player that received the update.
    ///
    /// @return the number of these players
    int tellOne() {
        return ++told;
    }

    /// Whether all players received the update; true for any request but a move.
    boolean isTold(int players) {
        return !isMove() || told == players;
    }
}
