package table13.rules;

import org.jspecify.annotations.Nullable;

/// The full truth of one round, in the form that search wants: small, mutable, and free of allocation while it is
/// dealt, played and copied. Moves are whole numbers here; [Game] translates them.
///
/// A state belongs to one thread. It holds hidden cards: never show one to a player or a bot, show a [View].
public interface State<S extends State<S>> {

    /// Stands for a seat where there is none: the round is over.
    int NOBODY = -1;

    /// Clears the table and deals a new round that `starter` begins.
    void deal(int starter, Chance chance, Journal journal);

    /// The seat whose move it is, or [#NOBODY] when the round is over.
    int toMove();

    /// Writes the legal moves into the caller's buffer, ascending and each once, and says how many there are: at least
    /// one, unless the round is over. What stands behind them in the buffer means nothing.
    int legalMoves(int[] into);

    /// Any legal move, each equally likely: the one that [#legalMoves] has at the place that the chance names. A game
    /// may know a way to it without a list.
    ///
    /// @param room as long as [#legalMoves] wants it
    default int anyMove(Chance chance, int[] room) {
        return room[chance.below(legalMoves(room))];
    }

    /// Whether there is more than one legal move.
    boolean hasChoice();

    /// Why this move may not be made now; null if it may. Answers for every move of the game while the round is on,
    /// and asks the same questions as [#legalMoves].
    @Nullable
    Objection objection(int move);

    /// Makes a legal move. The chance is asked only when a reshuffle falls due.
    void play(int move, Chance chance, Journal journal);

    /// What the seat would have to write down if the round were scored now; [Game#best] says whether few is good.
    int points(int seat);

    /// Becomes equal to another state of the same [Setup].
    void copyFrom(S other);
}
