package table13.load;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The load generator is a client like any other.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.load");

    @Test
    void sharesNothingWithTheServerItMeasuresButJson() {
        MODULE.letIn("table13.wire").haveNoCircle();
    }
}
