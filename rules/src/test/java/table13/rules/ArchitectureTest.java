package table13.rules;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// Rules know nothing but Java itself, and games know nothing of each other.
class ArchitectureTest {
    private static final ModuleRules WALLS = ModuleRules.of("table13.rules");

    @Test
    void needsNothingButJavaItself() {
        WALLS.letIn().arePure("table13.rules..", "java.util.regex", "java.util.zip", "java.nio.charset");
    }

    @Test
    void hasNoCircleBetweenPackages() {
        WALLS.haveNoCircle();
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        WALLS.hideGames("table13.rules.registry");
    }
}
