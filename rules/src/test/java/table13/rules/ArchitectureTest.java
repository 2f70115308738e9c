package table13.rules;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The rules depend only on the JDK, and games do not depend on each other.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.rules");

    @Test
    void needsNothingButJavaItself() {
        MODULE.letIn()
                .arePure("table13.rules..", "java.util.zip", "java.nio.charset")
                .parsePlainly();
    }

    @Test
    void hasNoCircleBetweenPackages() {
        MODULE.haveNoCircle();
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        MODULE.hideGames("table13.rules.registry");
    }
}
