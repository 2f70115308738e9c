package table13.server.store;

/// One entry of a log.
///
/// @param at time of writing, in milliseconds since 1970
/// @param text the entry in the log format, see `wire`
public record EntryRow(long version, long at, String text) {}
