package table13.server.store;

/// Checkpoint of a log at the start of one match, so that reading can start there. It is derived from the entries up to
/// its version. Without a readable checkpoint the log is read from its beginning.
///
/// @param match number of the match at the table
/// @param version last version before the match
/// @param text the checkpoint in its own format, see `wire`
/// @param ended the result of the match before it, in the same format
public record CheckpointRow(int match, long version, String text, String ended) {}
