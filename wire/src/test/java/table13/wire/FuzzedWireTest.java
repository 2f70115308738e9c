package table13.wire;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FuzzedWireTest {
    private static final int TEXTS = 100_000;
    private static final int MOST_BYTES = 60;

    @Test
    @DisplayName("Any untrusted input is read or refused (a few seconds of WireFuzz)")
    @Tag("slow")
    void anyText() {
        Random random = new Random(13);
        for (int i = 0; i < TEXTS; i++) {
            byte[] bytes = new byte[random.nextInt(1 + random.nextInt(MOST_BYTES))];
            random.nextBytes(bytes);
            FuzzedWire.run(bytes);
        }
    }
}
