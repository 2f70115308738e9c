package table13.rules.thirteen;

import table13.rules.Move;
import table13.rules.cards.Card;

/// The only kind of move in this family: play a hand card on a target.
public record PlayCard(int code, String notation, Card card, int target) implements Move {

    @Override
    public String toString() {
        return notation;
    }
}
