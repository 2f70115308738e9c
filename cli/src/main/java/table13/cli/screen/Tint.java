package table13.cli.screen;

import java.util.List;
import java.util.Map;

/// A card's colour: a background of the 256 that terminals have, and ink that can be read on it.
record Tint(int paper, boolean darkInk) {
    private static final Tint BLUE = new Tint(25, false);
    private static final Tint YELLOW = new Tint(220, true);
    private static final Tint GREEN = new Tint(29, false);
    private static final Tint RED = new Tint(124, false);
    private static final Tint ORANGE = new Tint(172, true);
    private static final Tint PURPLE = new Tint(97, false);
    private static final Tint PINK = new Tint(175, true);

    /// Cream, for what has no colour of its own.
    static final Tint PAPER = new Tint(230, true);

    private static final Map<String, Tint> NAMED = Map.ofEntries(
            Map.entry("blue", BLUE),
            Map.entry("yellow", YELLOW),
            Map.entry("green", GREEN),
            Map.entry("nasty four", RED),
            Map.entry("cat", new Tint(60, false)),
            Map.entry("mirror", new Tint(152, true)),
            Map.entry("ladder", new Tint(179, true)),
            Map.entry("friday", RED),
            Map.entry("orange", ORANGE),
            Map.entry("purple", PURPLE),
            Map.entry("red", RED),
            Map.entry("pink", PINK));

    /// From June green to November brown.
    private static final List<Tint> LEAVES = List.of(
            new Tint(22, false),
            new Tint(28, false),
            new Tint(64, false),
            new Tint(106, true),
            new Tint(142, true),
            new Tint(178, true),
            new Tint(214, true),
            new Tint(208, true),
            new Tint(202, true),
            new Tint(166, true),
            new Tint(130, false),
            new Tint(88, false),
            new Tint(52, false));

    /// The tint of a colour, a suit, a pile (`pink2`) or a space (`blue corner`); [#PAPER] for anything else.
    static Tint of(String name) {
        return NAMED.getOrDefault(name.replaceAll(" corner|[12]$", ""), PAPER);
    }

    static Tint ofLeaf(int value) {
        return LEAVES.get(value - 1);
    }
}
