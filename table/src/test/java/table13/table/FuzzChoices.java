package table13.table;

import java.util.List;

/// Turns the bytes of a fuzzer into choices, one byte for each; when none are left the first choice is taken.
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
