package table13.cli.terminal;

/// ASCII replacements of special characters, for old terminals and bare locales.
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
