package table13.table;

/// An entry with its place in the log.
///
/// @param version its number, from 1: the version of the table that it makes
/// @param at when it was written, in milliseconds since 1970
public record LoggedEntry(long version, long at, Entry entry) {}
