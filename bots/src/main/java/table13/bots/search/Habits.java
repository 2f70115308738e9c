package table13.bots.search;

import table13.rules.State;

/// What cards have to do with moves in one game, for whoever wants to guess the one from the other ([Belief]). What
/// everybody can see and how many cards of its own kind are held judge a move, but no other hidden card: so how likely
/// it was can be reckoned for very many hands at once.
///
/// One instance belongs to one thread.
public interface Habits<S extends State<S>> {

    /// How many things there are to look at, whom the seat is like included.
    int count();

    /// How many of them can be true of one move.
    int most();

    /// How many kinds of cards there are.
    int kinds();

    /// How many moves cards of one kind can allow.
    int mostMoves();

    /// Looks at what all moves of a state meet, before they are asked about.
    void see(S state);

    /// Writes the moves that so many cards of a kind allow to the seat to move, and says how many they are.
    int moves(int kind, int held, int[] into);

    /// Writes the numbers of what is true of such a move, and says how many they are.
    int of(int move, int held, Likeness likeness, int[] into);

    /// How many cards of a kind the seat to move holds; for teaching, where all cards are known.
    int held(S state, int kind);

    /// The kind of the cards that a move plays or takes.
    int kindOf(int move);

    /// How many of them leave the hand; fewer than none if the move takes some.
    int spends(int move);
}
