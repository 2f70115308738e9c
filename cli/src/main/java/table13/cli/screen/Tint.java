package table13.cli.screen;

import java.util.Map;

/// The colour of a card: a background of the 256 terminal colours, and a readable text colour.
public record Tint(int paper, boolean darkInk) {
    private static final Tint BLUE = new Tint(25, false);
    private static final Tint YELLOW = new Tint(220, true);
    private static final Tint GREEN = new Tint(29, false);
    private static final Tint RED = new Tint(124, false);
    private static final Tint ORANGE = new Tint(172, true);
    private static final Tint PURPLE = new Tint(97, false);
    private static final Tint PINK = new Tint(175, true);

    /// Cream, for cards without a colour.
    public static final Tint PAPER = new Tint(230, true);

    private static final Map<String, Tint> NAMED = Map.ofEntries(
            Map.entry("blue", BLUE),
            Map.entry("yellow", YELLOW),
            Map.entry("green", GREEN),
            Map.entry("orange", ORANGE),
            Map.entry("purple", PURPLE),
            Map.entry("red", RED),
            Map.entry("pink", PINK));

    /// The tint with this name; [#PAPER] for an unknown name.
    public static Tint of(String name) {
        return NAMED.getOrDefault(name, PAPER);
    }
}
