package table13.cli.screen;

import java.util.Map;

/// A card's colour: a background of the 256 that terminals have, and ink that can be read on it.
public record Tint(int paper, boolean darkInk) {
    private static final Tint BLUE = new Tint(25, false);
    private static final Tint YELLOW = new Tint(220, true);
    private static final Tint GREEN = new Tint(29, false);
    private static final Tint RED = new Tint(124, false);
    private static final Tint ORANGE = new Tint(172, true);
    private static final Tint PURPLE = new Tint(97, false);
    private static final Tint PINK = new Tint(175, true);

    /// Cream, for what has no colour of its own.
    public static final Tint PAPER = new Tint(230, true);

    private static final Map<String, Tint> NAMED = Map.ofEntries(
            Map.entry("blue", BLUE),
            Map.entry("yellow", YELLOW),
            Map.entry("green", GREEN),
            Map.entry("orange", ORANGE),
            Map.entry("purple", PURPLE),
            Map.entry("red", RED),
            Map.entry("pink", PINK));

    /// The tint of a colour by its name; [#PAPER] for anything else.
    public static Tint of(String name) {
        return NAMED.getOrDefault(name, PAPER);
    }
}
