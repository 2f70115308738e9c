package table13.table;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FuzzedTableTest {
    private static final int TABLES = 150;
    private static final int MOST_BYTES = 1500;

    @Test
    @DisplayName("Any actions of guests keep a table's invariants (a few seconds of TableFuzz)")
    @Tag("slow")
    void anyTable() {
        Random random = new Random(13);
        for (int i = 0; i < TABLES; i++) {
            byte[] bytes = new byte[random.nextInt(MOST_BYTES)];
            random.nextBytes(bytes);
            FuzzedTable.run(bytes);
        }
    }
}
