package table13.wire;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;

/// For Jazzer, by hand: see docs/testing.md. `./check` runs the same target in [FuzzedWireTest], without Jazzer's
/// agent, which would instrument every other test of the module as well.
class WireFuzz {

    @FuzzTest(maxDuration = "10m")
    @DisplayName("Whatever a stranger sends is read or refused")
    void anyText(byte[] bytes) {
        FuzzedWire.run(bytes);
    }
}
