package table13.browser.jdk.java.security;

/// A key. The engine needs only its bytes.
public interface TKey {

    byte[] getEncoded();
}
