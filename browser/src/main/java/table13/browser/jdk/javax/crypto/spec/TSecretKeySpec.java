package table13.browser.jdk.javax.crypto.spec;

import table13.browser.jdk.java.security.TKey;

/// The bytes of a key.
public final class TSecretKeySpec implements TKey {
    private final byte[] key;

    public TSecretKeySpec(byte[] key, String algorithm) {
        this.key = key.clone();
    }

    @Override
    public byte[] getEncoded() {
        return key.clone();
    }
}
