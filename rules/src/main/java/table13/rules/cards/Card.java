package table13.rules.cards;

/// A card face. Cards of one kind are alike: nobody can tell two of them apart.
///
/// @param kind its number in the [Deck]
/// @param name as it is written in notation and records
public record Card(int kind, String name) {

    @Override
    public String toString() {
        return name;
    }
}
