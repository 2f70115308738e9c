package table13.rules;

/// An imagination that can also begin the round anew, for whoever wants to know how what everybody did looked to those
/// who did it. Still made from a view alone.
public interface HistoryDeterminizer<S extends State<S>> extends Determinizer<S> {

    /// The moves of the round so far, as far as they are remembered.
    int[] moves();

    /// Makes `state` one that may have been there before the first of these moves: to play them leads to a round that
    /// the viewer could be looking at now.
    void sampleStart(S state, Chance chance);
}
