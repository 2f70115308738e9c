package table13.browser.solo;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// Random bytes that were handed in last, and as many more as follow from them. What is drawn twice is never the same,
/// and nobody can work one out from the other.
final class EntropyPool {
    private static final int LEAST_DIGITS = 96;
    private static final int BYTE = 0xff;

    private String fresh = "";
    private int drawn;

    /// @param bytes at least 48 that nobody can guess, in hexadecimal digits
    void renew(String bytes) {
        if (bytes.length() < LEAST_DIGITS) {
            throw new IllegalArgumentException("Luck is at least 48 random bytes in hexadecimal digits.");
        }
        fresh = bytes;
    }

    /// So many bytes in hexadecimal digits, at most 32.
    String hex(int bytes) {
        return HexFormat.of().formatHex(next()).substring(0, 2 * bytes);
    }

    long number() {
        long number = 0;
        byte[] bytes = next();
        for (int i = 0; i < Long.BYTES; i++) {
            number = number << Byte.SIZE | (bytes[i] & BYTE);
        }
        return number;
    }

    private byte[] next() {
        if (fresh.isEmpty()) {
            throw new IllegalStateException("No luck was handed in.");
        }
        try {
            String text = drawn++ + " " + fresh;
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("Every Java has SHA-256.", failure);
        }
    }
}
