package table13.bots.net;

import table13.rules.State;

/// What a learned policy looks at: a list of things of which some are true of a move, each with a number of its own.
/// Like a rule of thumb it may ask the state only what the seat to move knows.
///
/// One instance belongs to one thread.
public interface Features<S extends State<S>> {

    /// How many things there are.
    int count();

    /// How many of them can be true of one move.
    int most();

    /// Looks at what all moves of a state meet, before they are asked about.
    void see(S state);

    /// Writes the numbers of what is true of a legal move of the state just seen, and says how many they are.
    int of(S state, int move, int[] into);
}
