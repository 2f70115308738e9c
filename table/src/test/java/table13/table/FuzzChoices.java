package table13.table;

import java.util.List;

/// Turns fuzzer bytes into choices, one byte each. Takes the first choice when no bytes are left.
final class FuzzChoices {
    private final byte[] bytes;
    private int next;

    FuzzChoices(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean areLeft() {
        return next < bytes.length;
    }

    int below(int bound) {
        return areLeft() ? Byte.toUnsignedInt(bytes[next++]) % bound : 0;
    }

    boolean yes() {
        return below(2) == 1;
    }

    <T> T of(List<T> things) {
        return things.get(below(things.size()));
    }
}
