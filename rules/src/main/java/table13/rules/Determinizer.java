package table13.rules;

/// Samples complete states that agree with a view. Made from a view alone, so it knows no more than the viewer.
///
/// All assignments of the unseen cards to the unseen places are equally likely. Reusable; a sample allocates nothing.
public interface Determinizer<S extends State<S>> {

    /// Sets `state` to a round that agrees with the view.
    void sample(S state, Chance chance);
}
