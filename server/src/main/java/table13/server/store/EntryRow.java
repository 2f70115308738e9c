package table13.server.store;

/// One entry of a log.
///
/// @param at when it was written, in milliseconds since 1970
/// @param text the entry in words of the log format, see `wire`
public record EntryRow(long version, long at, String text) {}
