package table13.browser.jdk.java.util.zip;

/// The CRC-32 of ISO 3309. TeaVM's own version depends on a library.
public final class TCRC32 {
    private static final int[] TABLE = new int[256];
    private static final int POLYNOMIAL = 0xedb88320;

    private int state = -1;

    static {
        for (int i = 0; i < TABLE.length; i++) {
            int rest = i;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                rest = rest >>> 1 ^ ((rest & 1) == 0 ? 0 : POLYNOMIAL);
            }
            TABLE[i] = rest;
        }
    }

    public void update(byte[] bytes) {
        for (byte each : bytes) {
            state = state >>> Byte.SIZE ^ TABLE[(state ^ each) & 0xff];
        }
    }

    public long getValue() {
        return ~state & 0xffffffffL;
    }
}
