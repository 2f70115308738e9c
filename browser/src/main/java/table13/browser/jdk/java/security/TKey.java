package table13.browser.jdk.java.security;

/// A key: its bytes are all that is asked for.
public interface TKey {

    byte[] getEncoded();
}
