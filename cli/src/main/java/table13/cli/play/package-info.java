/// Playing in the terminal: [TerminalMatch] is the match, [MatchPrompt] asks for the game, [IncompleteMove] asks for
/// the rest of a move, and [SavedMatch] is a match in a file.
@NullMarked
package table13.cli.play;

import org.jspecify.annotations.NullMarked;
