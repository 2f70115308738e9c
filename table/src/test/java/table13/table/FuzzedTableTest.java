package table13.table;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FuzzedTableTest {
    private static final int TABLES = 150;
    private static final int MOST_BYTES = 1500;

    @Test
    @DisplayName("Whatever guests do at a table, it keeps its promises (a few seconds of what TableFuzz does for long)")
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
