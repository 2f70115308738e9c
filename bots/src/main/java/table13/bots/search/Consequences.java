package table13.bots.search;

import java.util.List;
import table13.bots.Consequence;
import table13.rules.State;

/// What may come of a move in one game, and how to see that it did.
public interface Consequences<S extends State<S>> {

    List<Consequence> all();

    /// Which of them there is any sense in speaking of, a bit for each in that order.
    int concerning(S before, int move);

    /// Which of them have come about, a bit for each. Asked when the seat is to move again, or when the
    /// round is over.
    ///
    /// @param before the round as it was before the move
    /// @param now the round as it is
    int seen(S before, int move, S now, int self);
}
