package table13.bots.search;

import table13.rules.State;

/// Binary features of the behaviour model of one game, from which [McmcBelief] infers cards. The features of a move
/// depend on public information and on the number of held cards of the move's own kind, never on other hidden cards: so
/// likelihoods factor by kind and can be tabulated. Not thread-safe.
public interface BehaviourFeatures<S extends State<S>> {

    /// Number of features, player types included.
    int count();

    /// Largest number of active features of one move.
    int most();

    /// Number of kinds of cards.
    int kinds();

    /// Largest number of moves that cards of one kind allow.
    int mostMoves();

    /// Reads a state; the other methods refer to the last one.
    void see(S state);

    /// Writes the moves of one kind for the seat to move, given its number of held cards; returns their number.
    int moves(int kind, int held, int[] into);

    /// Writes the active features of such a move; returns their number.
    int of(int move, int held, PlayerType type, int[] into);

    /// The number of cards of a kind that the seat to move holds; for training, where all cards are known.
    int held(S state, int kind);

    /// The kind of the cards that a move plays or takes.
    int kindOf(int move);

    /// The number of cards that leave the hand; negative if the move takes some.
    int spends(int move);
}
