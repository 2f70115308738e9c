package table13.table;

/// One chat message.
///
/// @param name the guest's name at that time
/// @param at in milliseconds since 1970
public record ChatMessage(String guest, String name, String text, long at) {}
