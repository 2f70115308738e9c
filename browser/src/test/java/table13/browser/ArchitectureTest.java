package table13.browser;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The engine is plain Java with a thin JavaScript interface.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.browser");

    @Test
    void knowsNobodyWhoNeedsAServer() {
        MODULE.letIn("table13.rules..", "table13.bots..", "table13.table..", "table13.wire..", "table13.runtime..")
                .haveNoCircle()
                .keepCardsHidden()
                .hideGames();
    }

    @Test
    void onlyTheSkinKnowsTeaVm() {
        noClasses()
                .that()
                .resideOutsideOfPackages("table13.browser", "table13.browser.build", "table13.browser.jdk..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.teavm..")
                .because("all else is tested on the JVM")
                .check(MODULE.classes());
    }

    @Test
    void isPure() {
        MODULE.arePure("table13.browser.advice")
                .arePure("table13.browser.play")
                .arePure("table13.browser.solo", "java.security", "java.nio.charset")
                .parsePlainly();
    }
}
