package table13.rules;

/// A determinizer that also samples the start of the round, to judge earlier moves from the view of their players. Made
/// from a view alone.
public interface HistoryDeterminizer<S extends State<S>> extends Determinizer<S> {

    /// The remembered moves of the round so far.
    int[] moves();

    /// Sets `state` to a possible state before the first of these moves. Playing them from there leads to a round that
    /// agrees with the view.
    void sampleStart(S state, Chance chance);
}
