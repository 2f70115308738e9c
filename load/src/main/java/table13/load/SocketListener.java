package table13.load;

/// Receives the events of one socket, always on the thread of its [EventLoop].
interface SocketListener {

    /// Whether the client never reads after it has connected.
    default boolean isDeaf() {
        return false;
    }

    /// The handshake is complete; text may be sent.
    void opened(ClientSocket socket);

    /// A complete message.
    void text(ClientSocket socket, String text);

    /// The connection has ended unexpectedly. No further calls follow.
    void closed(LoadError fault, String how);

    /// The connection failed to open.
    void refused(LoadException why);
}
