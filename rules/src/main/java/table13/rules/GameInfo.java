package table13.rules;

import java.util.List;

/// The printed facts of a game.
///
/// @param id the short name in records, commands and addresses
/// @param usualPlayers the default number of players
public record GameInfo(
        String id, String title, int fewestPlayers, int mostPlayers, int usualPlayers, List<Option> options) {

    public GameInfo {
        options = List.copyOf(options);
    }
}
