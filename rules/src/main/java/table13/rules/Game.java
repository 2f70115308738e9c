package table13.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import table13.rules.cards.Deck;

/// One of the four games: its data, the course of its matches, and the translations between [State] and everything
/// outside. Stateless and thread-safe.
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

    /// Incremented by each rule change that would make an old record replay differently.
    int rulesVersion();

    Deck deck(Setup setup);

    /// The numbers of the rules that a client displays, by names of the game's own.
    Map<String, Integer> numbers();

    // ---- the match

    /// The seat that begins a round.
    ///
    /// @param round the round about to be dealt, from 1
    /// @param last the seat that began the round before; -1 in the first round
    int starter(Setup setup, int round, int last, Chance chance);

    /// The number of rounds of a match; 0 if it goes on until a player has enough points.
    int rounds(Setup setup);

    /// Whether the match ends here.
    ///
    /// @param played the number of finished rounds
    default boolean isOver(Setup setup, int played, List<Integer> totals) {
        return played == rounds(setup);
    }

    /// Whether the points of all rounds are added up.
    default boolean addsUp(Setup setup) {
        return rounds(setup) != 1;
    }

    /// Whether the fewest or the most points win.
    ScoreGoal best();

    /// The number of rounds, dealt alike to all players in turn, that compares two players; 0 for a whole match.
    default int fairRounds(Setup setup) {
        return rounds(setup);
    }

    /// How far back players may read the log of the current round.
    default LogReach log(Setup setup) {
        return LogReach.ALL;
    }

    // ---- the round

    /// A new state to deal or to copy into.
    S newState(Setup setup);

    RoundView view(S state, int viewer);

    /// Samples the states that agree with this view.
    Determinizer<S> determinizer(RoundView view);

    // ---- moves

    /// The number of moves of the game, legal or not. Move codes run from 0.
    int moves();

    /// The buffer length that [State#legalMoves] needs. At least the largest number of legal moves.
    int mostLegalMoves();

    Move move(int code);

    /// Parses a typed move: the notation, or a spelling close to it that is unambiguous.
    Optional<Move> read(String text);
}
