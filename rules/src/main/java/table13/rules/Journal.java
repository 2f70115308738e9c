package table13.rules;

/// Receives the events of a match. Search passes [#CLOSED], which creates no events.
@FunctionalInterface
public interface Journal {

    void note(Event event);

    default boolean isOpen() {
        return true;
    }

    /// Discards all events. Check [#isOpen] before creating one.
    Journal CLOSED = new Journal() {
        @Override
        public void note(Event event) {}

        @Override
        public boolean isOpen() {
            return false;
        }
    };
}
