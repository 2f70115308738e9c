package table13.table;

/// A guest removed by the host.
///
/// @param name at that time; empty if unknown to the table
public record RemovedGuest(String guest, String name) {}
