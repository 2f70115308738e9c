package table13.rules;

/// Fills in what a view leaves open. Made from a view alone, so it can know no more than its viewer.
///
/// Every way to lay the unseen cards on the unseen places is equally likely; what the viewer knows stays as it is.
/// One imagination may be asked any number of times and allocates nothing when asked.
public interface Determinizer<S extends State<S>> {

    /// Makes `state` one of the rounds that the viewer could be looking at.
    void sample(S state, Chance chance);
}
