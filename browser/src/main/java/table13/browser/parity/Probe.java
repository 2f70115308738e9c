package table13.browser.parity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.zip.CRC32;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import table13.bots.search.Exponential;
import table13.rules.Name;
import table13.rules.TextParser;
import table13.table.TextSanitizer;

/// Probes the substitutes for the JDK, and functions that could differ from it, one by one. Answers are texts, so that
/// both sides can be compared.
public final class Probe {
    private static final HexFormat HEX = HexFormat.of();

    private Probe() {}

    /// The answer of the JDK or of its substitute.
    ///
    /// @param what one of the words below
    public static String answer(String what, String a, String b) throws GeneralSecurityException {
        return switch (what) {
            case "sha256" -> HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(HEX.parseHex(a)));
            case "hmac" -> {
                Mac mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(HEX.parseHex(a), "HmacSHA256"));
                yield HEX.formatHex(mac.doFinal(HEX.parseHex(b)));
            }
            case "crc32" -> {
                CRC32 sum = new CRC32();
                sum.update(a.getBytes(StandardCharsets.UTF_8));
                yield Long.toHexString(sum.getValue());
            }
            case "hex" -> hex(a);
            case "normalize" -> Normalizer.normalize(a, Normalizer.Form.NFC);
            case "clean" -> TextSanitizer.text(a);
            case "characters" -> characters(Integer.parseInt(a), Integer.parseInt(b));
            case "exp" ->
                Long.toHexString(
                        Double.doubleToRawLongBits(Exponential.of(Double.longBitsToDouble(Long.parseLong(a)))));
            case "number" -> Long.toHexString(Double.doubleToRawLongBits(TextParser.decimal(a)));
            case "case" -> a.toLowerCase(Locale.ROOT) + a.strip();
            default -> throw new IllegalArgumentException(what);
        };
    }

    private static String hex(String text) {
        try {
            return HEX.formatHex(HEX.parseHex(text));
        } catch (IllegalArgumentException _) {
            return "refused";
        }
    }

    /// The class of each character in a name: blank, hidden, a mark, or visible.
    private static String characters(int from, int to) {
        StringBuilder kinds = new StringBuilder();
        for (int c = from; c < to; c++) {
            kinds.append(Name.isBlank(c) ? 'b' : !Name.isVisible(c) ? 'h' : isMark(c) ? 'm' : 's');
        }
        return kinds.toString();
    }

    private static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }
}
