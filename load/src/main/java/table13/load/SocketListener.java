package table13.load;

/// Hears what happens on one socket, always on the thread of its [EventLoop].
interface SocketListener {

    /// Whether it will never read what it is sent, once it is connected.
    default boolean isDeaf() {
        return false;
    }

    /// The handshake is done: from now on text may be sent.
    void opened(ClientSocket socket);

    /// A whole message.
    void text(ClientSocket socket, String text);

    /// The socket has ended, and not because we wanted it. Nothing will be heard any more.
    void closed(LoadError fault, String how);

    /// The socket could not be opened.
    void refused(LoadException why);
}
