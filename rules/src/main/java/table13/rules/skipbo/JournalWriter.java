package table13.rules.skipbo;

import table13.rules.Journal;

/// Creates events if the journal is open, and does nothing if it is closed.
final class JournalWriter {

    private JournalWriter() {}

    static void turnedUp(Journal journal, int kind, int pile, boolean stays) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.TurnedUp(Cards.card(kind), pile, stays));
        }
    }

    static void stockDealt(Journal journal, int seat, long stock) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.StockDealt(seat, Stocks.size(stock), Cards.card(Stocks.top(stock))));
        }
    }

    static void drew(Journal journal, int seat, long cards) {
        if (journal.isOpen() && cards != 0) {
            journal.note(new SkipBoEvent.Drew(seat, Cards.count(cards), Cards.list(cards)));
        }
    }

    static void built(Journal journal, int seat, int kind, boolean isFromStock, int pile, int number) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.Built(seat, Cards.card(kind), isFromStock, pile, number));
        }
    }

    static void stoodIn(Journal journal, int seat, int pile, int number) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.StoodIn(seat, pile, number));
        }
    }

    static void exchanged(Journal journal, int seat, int kind) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.Exchanged(seat, Cards.card(kind)));
        }
    }

    static void stockTurned(Journal journal, int seat, long stock) {
        if (journal.isOpen() && Stocks.size(stock) > 0) {
            journal.note(new SkipBoEvent.StockTurned(seat, Cards.card(Stocks.top(stock))));
        }
    }

    static void setAside(Journal journal, int pile, long cards) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.SetAside(pile, Cards.list(cards)));
        }
    }

    static void discarded(Journal journal, int seat, int kind, int from, int to) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.Discarded(seat, Cards.card(kind), from + 1, to + 1));
        }
    }

    static void turnEnded(Journal journal, int seat) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.TurnEnded(seat));
        }
    }

    static void reshuffled(Journal journal, int count, boolean fromDiscards) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.Reshuffled(count, fromDiscards));
        }
    }

    static void won(Journal journal, int seat) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.Won(seat));
        }
    }

    static void turnsRanOut(Journal journal, int turns) {
        if (journal.isOpen()) {
            journal.note(new SkipBoEvent.TurnsRanOut(turns));
        }
    }
}
