package table13.table;

/// An entry with its place in the log.
///
/// @param version its number, from 1, and the table's version after it
/// @param at in milliseconds since 1970
public record LoggedEntry(long version, long at, Entry entry) {}
