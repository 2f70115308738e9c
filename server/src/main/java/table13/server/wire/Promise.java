package table13.server.wire;

/// The next table that somebody opens will have this id, and the server is already bound to how its cards will be
/// dealt.
public record Promise(String table, String commitment) {}
