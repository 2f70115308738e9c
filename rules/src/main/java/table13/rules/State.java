package table13.rules;

import org.jspecify.annotations.Nullable;

/// The full state of one round, built for search: small, mutable, and free of allocation during deal, play and copy.
/// Moves are integers; [Game] translates them.
///
/// Not thread-safe. It holds hidden cards: never show it to a player or a bot, show a [View].
public interface State<S extends State<S>> {

    /// No seat: the round is over.
    int NOBODY = -1;

    /// Resets the state and deals a new round that `starter` begins.
    void deal(int starter, Chance chance, Journal journal);

    /// The seat to move, or -1 when the round is over.
    int toMove();

    /// Writes the legal moves into the buffer, ascending and distinct, and returns their number: at least one unless
    /// the round is over. The rest of the buffer is undefined.
    int legalMoves(int[] into);

    /// A uniformly random legal move: the one at a random index of [#legalMoves]. A game may find it without a list.
    ///
    /// @param room a buffer of the length that [#legalMoves] needs
    default int anyMove(Chance chance, int[] room) {
        return room[chance.below(legalMoves(room))];
    }

    /// Whether there is more than one legal move.
    boolean hasChoice();

    /// The reason why this move is illegal; null if it is legal. Defined for every move of the game during the round.
    /// Uses the same predicates as [#legalMoves].
    @Nullable
    Objection objection(int move);

    /// Plays a legal move. Draws from `chance` only for a reshuffle.
    void play(int move, Chance chance, Journal journal);

    /// The seat's points if the round were scored now. [Game#best] tells whether fewer points are better.
    int points(int seat);

    /// Copies another state of the same [Setup].
    void copyFrom(S other);
}
