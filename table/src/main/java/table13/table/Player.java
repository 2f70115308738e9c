package table13.table;

import org.jspecify.annotations.Nullable;

/// The player in a seat.
///
/// @param name without the level
/// @param level of the bot; null for a person
public record Player(String name, @Nullable String level) {

    /// @param name as in deals and records; a bot's name ends with its level
    /// @param word the level as written in that name
    static Player bot(String name, String word, String level) {
        String end = " (" + word + ")";
        return new Player(name.endsWith(end) ? name.substring(0, name.length() - end.length()) : name, level);
    }
}
