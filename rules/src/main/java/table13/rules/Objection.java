package table13.rules;

/// Why a move is refused. Each game has an enum of its own, a constant per rule that can be broken; what can go wrong
/// in any match is in [MatchObjection].
public interface Objection {

    /// The constant's name: stable, for programs and translations.
    String name();

    /// The number of the rule that would be broken, such as `T7`; empty where no numbered rule is concerned.
    default String rule() {
        return "";
    }

    /// One English sentence for the person who tried.
    String reason();
}
