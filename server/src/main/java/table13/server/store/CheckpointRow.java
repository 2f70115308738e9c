package table13.server.store;

/// What stands beside a log for one match, so that it can be read from there on. It follows from the lines up to its
/// version: whoever finds it missing or cannot read it reads the log from its beginning.
///
/// @param match its number at the table
/// @param version the last one before the match
/// @param text the checkpoint in words of its own format, see `wire`
/// @param ended how the match before it ended, in the same words
public record CheckpointRow(int match, long version, String text, String ended) {}
