package table13.bots.search;

import table13.bots.Consequence;
import table13.rules.State;

/// One possible consequence of a move, and its test. Thread-safe.
///
/// @param relevance the moves that it is reported for
public record ConsequenceDetector<S extends State<S>>(
        String id, boolean isGood, Relevance<S> relevance, Detection<S> detection) implements Consequence {

    /// Whether a consequence is worth reporting for a move.
    public interface Relevance<S> {
        boolean concerns(S before, int move);
    }

    /// Whether a consequence came about.
    public interface Detection<S> {

        /// Called when the seat is to move again, or when the round is over.
        ///
        /// @param before the round before the move
        /// @param now the current round
        boolean sees(S before, int move, S now, int self);
    }

    public static <S extends State<S>> ConsequenceDetector<S> good(String id, Detection<S> detection) {
        return good(id, (_, _) -> true, detection);
    }

    public static <S extends State<S>> ConsequenceDetector<S> good(
            String id, Relevance<S> relevance, Detection<S> detection) {
        return new ConsequenceDetector<>(id, true, relevance, detection);
    }

    public static <S extends State<S>> ConsequenceDetector<S> bad(String id, Detection<S> detection) {
        return bad(id, (_, _) -> true, detection);
    }

    public static <S extends State<S>> ConsequenceDetector<S> bad(
            String id, Relevance<S> relevance, Detection<S> detection) {
        return new ConsequenceDetector<>(id, false, relevance, detection);
    }

    @Override
    public String toString() {
        return id;
    }
}
