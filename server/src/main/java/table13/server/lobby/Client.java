package table13.server.lobby;

/// A device of a guest, as a table sees it.
public interface Client {

    /// Who it is.
    String guest();

    /// What they want to be called now.
    String name();

    /// Whether the line is still open.
    boolean isHere();

    /// Sends a message. Never blocks; whoever cannot be reached is dropped.
    void tell(String message);
}
