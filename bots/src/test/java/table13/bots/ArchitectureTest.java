package table13.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// Bots are thinking alone.
class ArchitectureTest {
    private static final ModuleRules WALLS = ModuleRules.of("table13.bots");

    @Test
    void knowsOnlyTheRules() {
        WALLS.letIn("table13.rules..").haveNoCircle().hideGames("table13.bots.registry");
    }

    @Test
    void isPureButForWhatWasLearned() {
        WALLS.arePure("table13.bots..", "java.io", "java.nio.charset");
        noClasses()
                .that()
                .doNotHaveSimpleName("Learned")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io", "java.nio..")
                .check(WALLS.classes());
    }

    @Test
    void neverMeetsTheMatchItself() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("table13\\.rules\\.(Match|Chronicle|Happening|Journal\\$.*|record\\..*)")
                .because("a bot knows what its view shows and nothing else")
                .check(WALLS.classes());
    }
}
