package table13.server.solo;

import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.List;
import java.util.Queue;
import java.util.random.RandomGenerator;

/// Replays random values drawn earlier: one guest, and tables in order of their reservation.
final class Drawn implements RandomGenerator {
    private static final int TABLE_BYTES = 16;
    private static final int SECRET_BYTES = 32;

    private final String guest;
    private final int number;
    private final Queue<String> tables;
    private final Queue<String> secrets;
    private boolean hasToken;

    /// @param name of the guest, which ends with a number
    /// @param tables ids; the last one is only reserved
    Drawn(String guest, String name, List<String> tables, List<String> secrets) {
        this.guest = guest;
        number = Integer.parseInt(name.substring(name.indexOf(' ') + 1));
        this.tables = new ArrayDeque<>(tables);
        this.secrets = new ArrayDeque<>(secrets);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        byte[] drawn = HexFormat.of().parseHex(draw(bytes.length));
        System.arraycopy(drawn, 0, bytes, 0, bytes.length);
    }

    private synchronized String draw(int length) {
        if (length == TABLE_BYTES) {
            return tables.remove();
        }
        if (length < SECRET_BYTES) {
            return guest;
        }
        if (!hasToken) {
            hasToken = true;
            return "70".repeat(SECRET_BYTES);
        }
        return secrets.remove();
    }

    @Override
    public long nextLong() {
        return 0;
    }

    /// The number in the name of the guest.
    @Override
    public int nextInt(int bound) {
        return number;
    }
}
