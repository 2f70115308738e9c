package table13.rules.cards;

/// A card face. Cards of one kind are indistinguishable.
///
/// @param kind its number in the [Deck]
/// @param name its spelling in notation and records
public record Card(int kind, String name) {

    @Override
    public String toString() {
        return name;
    }
}
