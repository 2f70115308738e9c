package table13.rules.leaves;

import table13.rules.Move;

/// A turn of *13 Leaves*: play cards of one value, or pass and take a card.
public sealed interface LeavesMove extends Move {

    /// Plays cards of one value, written `3x6` for three 6s (L5, L6).
    record Play(int value, int count) implements LeavesMove {

        public Play {
            mustBeValue(value);
            if (count < 1 || count > Cards.MOST_COPIES) {
                throw new IllegalArgumentException(
                        "A play has 1 to " + Cards.MOST_COPIES + " cards, not " + count + ".");
            }
        }

        @Override
        public int code() {
            return (value - 1) * Cards.MOST_COPIES + count - 1;
        }

        @Override
        public String notation() {
            return count + "x" + value;
        }

        @Override
        public String toString() {
            return notation();
        }
    }

    /// Passes and takes a card of this value from the row, written `pass8` (L8).
    record Pass(int value) implements LeavesMove {

        public Pass {
            mustBeValue(value);
        }

        @Override
        public int code() {
            return LeavesState.PASSES + value - 1;
        }

        @Override
        public String notation() {
            return "pass" + value;
        }

        @Override
        public String toString() {
            return notation();
        }
    }

    private static void mustBeValue(int value) {
        if (value < 1 || value > Cards.KINDS) {
            throw new IllegalArgumentException("No card has the value " + value + ".");
        }
    }
}
