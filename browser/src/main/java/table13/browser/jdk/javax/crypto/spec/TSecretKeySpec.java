package table13.browser.jdk.javax.crypto.spec;

/// The bytes of a key.
public final class TSecretKeySpec {
    private final byte[] key;

    public TSecretKeySpec(byte[] key, String algorithm) {
        this.key = key.clone();
    }

    public byte[] getEncoded() {
        return key.clone();
    }
}
