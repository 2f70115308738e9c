package table13.server.store;

/// A person without an account.
///
/// @param id public to everyone at a table
/// @param name chosen by the guest
/// @param since time of the first visit, in milliseconds since 1970
public record Guest(String id, String name, long since) {}
