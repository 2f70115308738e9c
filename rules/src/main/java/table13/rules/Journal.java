package table13.rules;

/// Takes down what happens at the table. Search passes [#CLOSED], so that no event is ever made.
public interface Journal {

    boolean isOpen();

    void note(Event event);

    /// Keeps nothing. Ask [#isOpen] before making an event.
    Journal CLOSED = new Journal() {
        @Override
        public boolean isOpen() {
            return false;
        }

        @Override
        public void note(Event event) {}
    };
}
