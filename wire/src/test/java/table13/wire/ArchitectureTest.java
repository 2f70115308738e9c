package table13.wire;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The codec is pure and depends only on rules and tables.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.wire");

    @Test
    void knowsOnlyRulesAndTables() {
        MODULE.letIn("table13.rules..", "table13.table..").haveNoCircle();
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        MODULE.hideGames("table13.wire.registry");
    }

    @Test
    void isPure() {
        MODULE.arePure("table13.wire..", "java.math", "java.nio.charset", "java.util.zip")
                .only("table13.wire", "java.math")
                .only("table13.wire.log", "java.nio.charset", "java.util.zip");
    }

    @Test
    void formatsNothingByPattern() {
        noClasses()
                .should()
                .accessTargetWhere(targetOwner(equivalentTo(String.class)).and(target(nameMatching("format.*"))))
                .because("it is slow, and differs in the browser")
                .check(MODULE.classes());
    }
}
