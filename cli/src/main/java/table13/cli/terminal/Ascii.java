package table13.cli.terminal;

/// Stand-ins for the few signs we use that an old terminal or a bare locale cannot show.
final class Ascii {
    static final String SIGNS = "─│·…→×█►–±";

    private static final String[] STAND_INS = {"-", "|", ".", "...", ">", "x", "#", ">", "-", "+-"};

    private Ascii() {}

    static String of(String text) {
        StringBuilder ascii = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int sign = SIGNS.indexOf(text.charAt(i));
            ascii.append(sign < 0 ? String.valueOf(text.charAt(i)) : STAND_INS[sign]);
        }
        return ascii.toString();
    }
}
