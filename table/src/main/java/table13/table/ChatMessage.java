package table13.table;

/// Somebody's words.
///
/// @param name as it was when they spoke
/// @param at when, in milliseconds since 1970
public record ChatMessage(String guest, String name, String text, long at) {}
