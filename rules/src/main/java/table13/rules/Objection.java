package table13.rules;

/// The reason for a refused move. Each game has an enum with a constant for each rule; [MatchObjection] has those of
/// any match.
public interface Objection {

    /// The constant's name: stable, for programs and translations.
    String name();

    /// The number of the broken rule, such as `T7`; empty if no numbered rule applies.
    default String rule() {
        return "";
    }

    /// One English sentence for the player.
    String reason();
}
