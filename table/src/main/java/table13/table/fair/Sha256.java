package table13.table.fair;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import table13.rules.TextParser;

/// SHA-256 and HMAC-SHA256. Secrets and hashes have 32 bytes, written as 64 lowercase hexadecimal digits.
final class Sha256 {
    private static final HexFormat HEX = HexFormat.of();
    private static final String HMAC = "HmacSHA256";

    private Sha256() {}

    static byte[] of(byte[] message) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(message);
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime.", failure);
        }
    }

    static byte[] hmac(byte[] key, byte[] message) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac.doFinal(message);
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException(HMAC + " is missing from this Java runtime.", failure);
        }
    }

    /// The HMAC of a number, as eight bytes, big-endian.
    static byte[] hmac(byte[] key, long number) {
        return hmac(key, ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }

    static String hex(byte[] bytes) {
        return HEX.formatHex(bytes);
    }

    /// The bytes of a seed, at most 32.
    static byte[] seed(String hex) {
        return HEX.parseHex(hex);
    }

    static boolean isHash(String hex) {
        return hex.length() == 64 && TextParser.consistsOf(hex, TextParser.HEX_DIGITS);
    }

    static byte[] bytes(String hex) {
        if (!isHash(hex)) {
            // The message omits the text, which may contain most of a secret.
            throw new IllegalArgumentException("A secret is 64 lowercase hexadecimal digits.");
        }
        return HEX.parseHex(hex);
    }
}
