package table13.cli.screen;

/// Colours and weights, or none of them: with `isWet` false every text stays as it is.
public record Paint(boolean isWet) {
    private static final String ESCAPE = "\u001b[";
    private static final int WHITE = 231;
    private static final int BLACK = 16;

    public String bold(String text) {
        return painted("1", text);
    }

    /// For what one need not read.
    public String dim(String text) {
        return painted("2", text);
    }

    /// For what hurts.
    public String bad(String text) {
        return painted("1;31", text);
    }

    /// For what is just right.
    public String good(String text) {
        return painted("1;32", text);
    }

    /// A card or a place: a space on either side, so that it looks like one.
    public String chip(Tint tint, String text) {
        return filled(tint, " " + text + " ");
    }

    public String filled(Tint tint, String text) {
        return painted("38;5;" + (tint.darkInk() ? BLACK : WHITE) + ";48;5;" + tint.paper(), text);
    }

    /// Text in the colour itself, for what is also said otherwise.
    public String inked(Tint tint, String text) {
        return painted("38;5;" + tint.paper(), text);
    }

    /// For what a camera reads.
    public String blackOnWhite(String text) {
        return painted("38;5;" + BLACK + ";48;5;" + WHITE, text);
    }

    /// What ends all colours, should somebody leave in the middle of one.
    public String reset() {
        return isWet ? ESCAPE + "0m" : "";
    }

    private String painted(String code, String text) {
        return isWet ? ESCAPE + code + "m" + text + ESCAPE + "0m" : text;
    }
}
