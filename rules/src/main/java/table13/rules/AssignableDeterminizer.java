package table13.rules;

/// A determinizer that also assigns given cards to the unseen places, for beliefs that weigh some assignments higher.
/// Made from a view alone.
public interface AssignableDeterminizer<S extends State<S>> extends HistoryDeterminizer<S> {

    int players();

    /// Whether the hand of this seat is hidden from the viewer.
    boolean isHidden(int seat);

    /// The kinds of the unseen cards, one for each unseen place, in any order.
    byte[] unseen();

    /// The seat of each unseen place. The last places belong to no hand: -1.
    int[] holders();

    /// The number of cards of a kind that the viewer knows in a seat's hand.
    int known(int seat, int kind);

    /// Sets `state` to the round with these cards on the unseen places.
    void assign(byte[] cards, S state);
}
