package table13.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import table13.rules.cards.Deck;

/// One of the four games: what is printed on its box, how a match of it runs, and the translations between its
/// [State] and everything outside. Games have no state of their own; one instance serves everybody.
public interface Game<S extends State<S>> {

    GameInfo info();

    default String id() {
        return info().id();
    }

    default String title() {
        return info().title();
    }

    default int fewestPlayers() {
        return info().fewestPlayers();
    }

    default int mostPlayers() {
        return info().mostPlayers();
    }

    default int usualPlayers() {
        return info().usualPlayers();
    }

    default List<Option> options() {
        return info().options();
    }

    /// Grows when a change of the rules would make an old record replay differently.
    int rulesVersion();

    Deck deck(Setup setup);

    /// The numbers of the rules that somebody needs who shows the game to people, by names that are the game's own.
    Map<String, Integer> numbers();

    // ---- the match

    /// Who begins a round.
    ///
    /// @param round the round that is about to be dealt, from 1
    /// @param last who began the round before; [State#NOBODY] in the first
    int starter(Setup setup, int round, int last, Chance chance);

    /// How many rounds a match has; 0 if it goes on until somebody has enough.
    int rounds(Setup setup);

    /// Whether the match ends here.
    ///
    /// @param played how many rounds have been
    default boolean isOver(Setup setup, int played, List<Integer> totals) {
        return played == rounds(setup);
    }

    /// Whether the points of several rounds are added up.
    default boolean addsUp(Setup setup) {
        return rounds(setup) != 1;
    }

    /// Whose points win.
    ScoreGoal best();

    /// How many rounds, dealt alike to everybody in turn, show who plays better; 0 for the whole match.
    default int fairRounds(Setup setup) {
        return rounds(setup);
    }

    /// How far back the log of a running round may go.
    default LogReach log(Setup setup) {
        return LogReach.ALL;
    }

    // ---- the round

    /// A state to deal or to copy into.
    S newState(Setup setup);

    RoundView view(S state, int viewer);

    /// What the viewer of this view could be looking at.
    Determinizer<S> determinizer(RoundView view);

    // ---- moves

    /// How many moves the game has, legal or not: their codes are 0 to one less.
    int moves();

    /// The length of buffer that [State#legalMoves] needs: at least as many as can be legal at once.
    int mostLegalMoves();

    Move move(int code);

    /// Reads what a person typed: the notation, or something close to it that can mean only one move.
    Optional<Move> read(String text);
}
