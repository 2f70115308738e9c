package table13.rules;

import java.util.List;
import java.util.Optional;
import table13.rules.cards.Deck;

/// One of the four games: what is printed on its box, how a match of it runs, and the translations between its
/// [State] and everything outside. Games have no state of their own; one instance serves everybody.
public interface Game<S extends State<S>> {

    /// The short name in records, commands and addresses.
    String id();

    String title();

    int fewestPlayers();

    int mostPlayers();

    List<Option> options();

    /// Grows when a change of the rules would make an old record replay differently.
    int rulesVersion();

    Deck deck(Setup setup);

    // ---- the match

    /// Who begins a round.
    ///
    /// @param round the round that is about to be dealt, from 1
    /// @param last who began the round before; [State#NOBODY] in the first
    int starter(Setup setup, int round, int last, Chance chance);

    /// Whether the match ends here.
    ///
    /// @param rounds how many have been played
    boolean isOver(Setup setup, int rounds, List<Integer> totals);

    // ---- the round

    /// A state to deal or to copy into.
    S newState(Setup setup);

    RoundView view(S state, int viewer);

    /// What the viewer of this view could be looking at.
    Imagination<S> imagination(RoundView view);

    // ---- moves

    /// How many moves the game has, legal or not: their codes are 0 to one less.
    int moves();

    /// The length of buffer that [State#legalMoves] needs: at least as many as can be legal at once.
    int mostLegalMoves();

    Move move(int code);

    /// Reads what a person typed: the notation, or something close to it that can mean only one move.
    Optional<Move> read(String text);
}
