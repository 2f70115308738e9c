package table13.table;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;

/// For Jazzer, run by hand: see docs/testing.md. `./check` runs the same target in [FuzzedTableTest]. It runs without
/// Jazzer's agent, which would instrument every other test of the module.
class TableFuzz {

    @FuzzTest(maxDuration = "10m")
    @DisplayName("Any actions of guests keep a table's invariants")
    void anyTable(byte[] bytes) {
        FuzzedTable.run(bytes);
    }
}
