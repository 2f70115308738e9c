package table13.rules.skipbo;

/// A building pile in one `int`: the number it shows (0 if empty), then twelve bits for the numbers with a card and
/// twelve for those where this card is a wild. A space that stands in leaves no card, and a pile that began with a
/// turned-up 7 has no cards below it.
final class BuildingPile {
    static final int EMPTY = 0;

    private static final int LYING = 4;
    private static final int WILDS = 16;

    private BuildingPile() {}

    /// S5: the pile continues from its first card; a wild counts as 1.
    static int startingWith(int kind) {
        return kind == Cards.WILD ? withCard(EMPTY, kind) : withCard(kind, kind);
    }

    /// The number on top. It is also the kind of the card that is needed next.
    static int shows(int pile) {
        return pile & 15;
    }

    static boolean isComplete(int pile) {
        return shows(pile) == Cards.NUMBERS;
    }

    /// Adds the next number with a card.
    static int withCard(int pile, int kind) {
        return lay(withSpace(pile), shows(pile) + 1, kind);
    }

    /// Adds the next number, for which a space stands in.
    static int withSpace(int pile) {
        return pile + 1;
    }

    /// Puts a card on a number that the pile already counts.
    static int lay(int pile, int number, int kind) {
        int lying = pile | bit(LYING, number);
        return kind == Cards.WILD ? lying | bit(WILDS, number) : lying;
    }

    static boolean hasCard(int pile, int number) {
        return (pile & bit(LYING, number)) != 0;
    }

    static int kind(int pile, int number) {
        return (pile & bit(WILDS, number)) != 0 ? Cards.WILD : number - 1;
    }

    private static int bit(int first, int number) {
        return 1 << (first + number - 1);
    }

    /// The cards of this pile.
    static long cards(int pile) {
        long cards = 0;
        for (int number = 1; number <= Cards.NUMBERS; number++) {
            if (hasCard(pile, number)) {
                cards += Cards.one(kind(pile, number));
            }
        }
        return cards;
    }
}
