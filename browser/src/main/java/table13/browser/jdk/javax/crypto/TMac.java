package table13.browser.jdk.javax.crypto;

import java.util.Arrays;
import table13.browser.jdk.java.security.TKey;
import table13.browser.jdk.java.security.TMessageDigest;

/// HMAC with SHA-256: see RFC 2104.
public final class TMac {
    private static final int BLOCK = 64;
    private byte[] key = new byte[BLOCK];

    public static TMac getInstance(String algorithm) {
        if (!algorithm.equals("HmacSHA256")) {
            throw new IllegalArgumentException(algorithm);
        }
        return new TMac();
    }

    public void init(TKey spec) {
        byte[] bytes = spec.getEncoded();
        key = Arrays.copyOf(bytes.length > BLOCK ? sha(bytes) : bytes, BLOCK);
    }

    public byte[] doFinal(byte[] message) {
        return sha(joined(0x5c, sha(joined(0x36, message))));
    }

    private byte[] joined(int mask, byte[] text) {
        byte[] both = Arrays.copyOf(key, BLOCK + text.length);
        for (int i = 0; i < BLOCK; i++) {
            both[i] ^= (byte) mask;
        }
        System.arraycopy(text, 0, both, BLOCK, text.length);
        return both;
    }

    private static byte[] sha(byte[] message) {
        return TMessageDigest.getInstance("SHA-256").digest(message);
    }
}
