package table13.server.store.transfer;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.server.store.transfer.StoreRow.Kind;

/// Builds a [ContentDigest] row by row. Not thread-safe.
final class DigestBuilder {
    private static final int NOTHING = -1;

    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final MessageDigest digest = sha256();

    void add(Kind kind, StoreRow row) {
        counts.merge(kind, 1L, Long::sum);
        add(kind.name());
        row.parts().forEach(this::add);
    }

    /// Each part is preceded by its length, so that moving bytes between parts changes the digest.
    private void add(@Nullable Object part) {
        byte[] bytes = part == null ? new byte[0] : part.toString().getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES)
                .putInt(part == null ? NOTHING : bytes.length)
                .flip());
        digest.update(bytes);
    }

    ContentDigest tally() {
        return new ContentDigest(Map.copyOf(counts), HexFormat.of().formatHex(digest.digest()));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException("Every Java has SHA-256.", failure);
        }
    }
}
