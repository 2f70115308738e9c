package table13.browser.jdk.java.util;

/// Bytes as lower-case hexadecimal digits.
public final class THexFormat {
    private static final THexFormat PLAIN = new THexFormat();

    private THexFormat() {}

    public static THexFormat of() {
        return PLAIN;
    }

    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte each : bytes) {
            text.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("an odd number of digits");
        }
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
        }
        return bytes;
    }

    private static int digit(char c) {
        // Digits of other scripts are invalid.
        int digit = c < 0x80 ? Character.digit(c, 16) : -1;
        if (digit < 0) {
            throw new IllegalArgumentException("not a hexadecimal digit");
        }
        return digit;
    }
}
