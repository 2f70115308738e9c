package table13.table;

/// Somebody whom the host has asked to leave.
///
/// @param name as it was then; empty if the table never knew it
public record RemovedGuest(String guest, String name) {}
