package table13.table;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;

/// For Jazzer, by hand: see docs/testing.md. `./check` runs the same target in [FuzzedTableTest], without Jazzer's
/// agent, which would watch every other test of the module, too.
class TableFuzz {

    @FuzzTest(maxDuration = "10m")
    @DisplayName("Whatever guests do at a table, it keeps its promises")
    void anyTable(byte[] bytes) {
        FuzzedTable.run(bytes);
    }
}
