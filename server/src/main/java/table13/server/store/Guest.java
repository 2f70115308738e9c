package table13.server.store;

/// A person who came without an account.
///
/// @param id everybody at a table may know it
/// @param name what they want to be called
/// @param since when they first came, in milliseconds since 1970
public record Guest(String id, String name, long since) {}
