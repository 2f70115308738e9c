package table13.browser.solo;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// A pool of random bytes: expands the bytes provided last by SHA-256 with a counter. No two draws are equal, and no
/// draw reveals another.
final class EntropyPool {
    private static final int LEAST_DIGITS = 96;
    private static final int BYTE = 0xff;

    private String fresh = "";
    private int drawn;

    /// @param bytes at least 48 unpredictable bytes in hexadecimal digits
    void renew(String bytes) {
        if (bytes.length() < LEAST_DIGITS) {
            throw new IllegalArgumentException("At least 48 random bytes in hexadecimal digits are needed.");
        }
        fresh = bytes;
    }

    /// Random bytes in hexadecimal digits, at most 32 bytes.
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
            throw new IllegalStateException("No random bytes were provided.");
        }
        try {
            String text = drawn++ + " " + fresh;
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("SHA-256 is not available.", failure);
        }
    }
}
