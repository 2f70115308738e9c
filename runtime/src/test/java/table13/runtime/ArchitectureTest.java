package table13.runtime;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The runtime depends neither on a server nor on a device.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.runtime");

    @Test
    void knowsNeitherServerNorDevice() {
        MODULE.letIn("table13.rules..", "table13.table..", "table13.wire..", "table13.bots..")
                .haveNoCircle()
                .keepCardsHidden()
                .hideGames();
    }

    @Test
    void isPure() {
        MODULE.arePure("table13.runtime..").parsePlainly();
    }
}
