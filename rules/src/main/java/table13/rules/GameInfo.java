package table13.rules;

import java.util.List;

/// What is printed on the box of a game.
///
/// @param id the short name in records, commands and addresses
/// @param usualPlayers how many make a good match, where nobody says
public record GameInfo(
        String id, String title, int fewestPlayers, int mostPlayers, int usualPlayers, List<Option> options) {

    public GameInfo {
        options = List.copyOf(options);
    }
}
