package table13.rules;

/// Takes down what happens at the table. Search passes [#CLOSED], so that no event is ever made.
@FunctionalInterface
public interface Journal {

    void note(Event event);

    default boolean isOpen() {
        return true;
    }

    /// Keeps nothing. Ask [#isOpen] before making an event.
    Journal CLOSED = new Journal() {
        @Override
        public void note(Event event) {}

        @Override
        public boolean isOpen() {
            return false;
        }
    };
}
