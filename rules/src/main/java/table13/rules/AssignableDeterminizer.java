package table13.rules;

/// An imagination that also lays the unseen cards as it is told, for whoever takes some ways to be likelier than
/// others: it says which places are unseen and what everybody did so far. Still made from a view alone.
public interface AssignableDeterminizer<S extends State<S>> extends HistoryDeterminizer<S> {

    int players();

    /// Whether the viewer cannot see the hand of this seat.
    boolean isHidden(int seat);

    /// The kinds of the unseen cards, one for each unseen place, in any order.
    byte[] unseen();

    /// Which seat's hand each unseen place belongs to; [State#NOBODY] if nobody
    /// holds it, which is so of the last places.
    int[] holders();

    /// How many cards of a kind a seat holds that the viewer knows of.
    int known(int seat, int kind);

    /// Makes `state` the round in which these cards lie on the unseen places.
    void assign(byte[] cards, S state);
}
