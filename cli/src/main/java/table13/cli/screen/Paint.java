package table13.cli.screen;

/// Terminal colours and weights. With `isWet` false every text remains unchanged.
public record Paint(boolean isWet) {
    private static final String ESCAPE = "\u001b[";
    private static final int WHITE = 231;
    private static final int BLACK = 16;

    public String bold(String text) {
        return painted("1", text);
    }

    /// For minor text.
    public String dim(String text) {
        return painted("2", text);
    }

    /// For losses and errors.
    public String bad(String text) {
        return painted("1;31", text);
    }

    /// For gains and best values.
    public String good(String text) {
        return painted("1;32", text);
    }

    /// A card or a place, with a space on either side.
    public String chip(Tint tint, String text) {
        return filled(tint, " " + text + " ");
    }

    public String filled(Tint tint, String text) {
        return painted("38;5;" + (tint.darkInk() ? BLACK : WHITE) + ";48;5;" + tint.paper(), text);
    }

    /// Coloured text. The colour must not be the only carrier of the information.
    public String inked(Tint tint, String text) {
        return painted("38;5;" + tint.paper(), text);
    }

    /// For codes that a camera reads.
    public String blackOnWhite(String text) {
        return painted("38;5;" + BLACK + ";48;5;" + WHITE, text);
    }

    /// Ends all colours, in case the user quits within a coloured text.
    public String reset() {
        return isWet ? ESCAPE + "0m" : "";
    }

    private String painted(String code, String text) {
        return isWet ? ESCAPE + code + "m" + text + ESCAPE + "0m" : text;
    }
}
