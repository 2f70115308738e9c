package table13.table;

import org.jspecify.annotations.Nullable;

/// Who played or plays in a seat.
///
/// @param name without the level, whatever the name is elsewhere
/// @param level of the bot; null if it is a person
public record Player(String name, @Nullable String level) {

    /// @param name as it stands in deals and records, where a bot's ends with its level
    /// @param word the level as that name has it
    static Player bot(String name, String word, String level) {
        String end = " (" + word + ")";
        return new Player(name.endsWith(end) ? name.substring(0, name.length() - end.length()) : name, level);
    }
}
